import { defineBlock } from './define-block';

export const Answer = defineBlock(
  {
    description: 'The direct answer to the question of a section, set large; once a section.',
    inside: 'required',
  },
  ({ children }) => <div className="answer">{children}</div>,
);
