import { pictogramSprite } from '@/components/layout/pictogram';

export const dynamic = 'force-static';

/** Every pictogram in one file, which pages share. */
export const GET = () =>
  new Response(pictogramSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
