import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A copy of the content for the tests of a file, which may change it. @returns its folder. */
export function contentCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
