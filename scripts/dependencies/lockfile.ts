import { readFileSync } from 'node:fs';

/** A package of `package-lock.json`; `place` is where it stands in node_modules. */
export type LockedPackage = {
  place: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
};

/** Every package, direct or not, for every platform. */
export function lockedPackages(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries<Omit<LockedPackage, 'place'>>(packages)
    .filter(([place]) => place.startsWith('node_modules/'))
    .map(([place, entry]) => ({ ...entry, place }));
}
