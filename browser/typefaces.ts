import { whenPainted } from './when-shown';

/**
 * Lets the page ask for its typefaces once its words are on the screen (`late-fonts.css`). While it is
 * prerendered there is time: it is shown in them.
 */
export function letTypefacesCome() {
  const come = () => document.documentElement.classList.add('painted');
  if ((document as { prerendering?: boolean }).prerendering) come();
  else whenPainted(come);
}
