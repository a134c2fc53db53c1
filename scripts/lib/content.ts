import { stripVTControlCharacters } from 'node:util';
import { assertValidContent } from '../lint';
import { run } from './cli';

/** Has Contentlayer read `content/`. @throws Error with its output, if a field is wrong. */
export const readContent = () => run('contentlayer2', ['build']);

/**
 * What `npm run check:content` says of the content, but for spelling, without the colours of a terminal;
 * empty if there is no error.
 */
export const contentReport = (): Promise<string> =>
  assertValidContent('content', false).then(
    () => '',
    ({ message }) => stripVTControlCharacters(message),
  );
