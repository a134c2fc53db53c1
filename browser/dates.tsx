import { FileDatesForm } from '@/components/law/file-dates/form';
import { hydrateWith } from './hydrate';

/** Hydrates the tool that works out the dates of a file. */
export const hydrate = (island: HTMLElement) => hydrateWith(FileDatesForm, island);
