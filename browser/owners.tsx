import { Calculator } from '@/components/law/owners/calculator';
import { hydrateWith } from './hydrate';

/** Hydrates the calculator of beneficial owners. */
export const hydrate = (island: HTMLElement) => hydrateWith(Calculator, island);
