import { RequestForm } from '@/components/forms/request-form';
import { hydrateWith } from './hydrate';

/** Hydrates a form by which visitors write to the company. */
export const hydrate = (island: HTMLElement) => hydrateWith(RequestForm, island);
