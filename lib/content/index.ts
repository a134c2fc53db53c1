/* Everything that the site says: pages and data, checked and typeset. */

export * from './data';
export { currentNameOf, professionOf } from './front-matter';
export * from './pages';
export type { InterfaceWords } from './schemas/interface';
