import { contentTypes } from '@/lib/files/content-types';
import { llmsTxt } from '@/lib/files/llms-txt';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsTxt(), { headers: { 'Content-Type': contentTypes.txt } });
