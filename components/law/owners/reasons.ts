import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatShare } from '@/lib/format';
import type { Reason, Result } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';

/** Why a person is an owner, as a sentence without its subject: "contrôle A : 30 % de X en direct". */
export function reasonSentence(
  reason: Reason,
  { client }: Result,
  words: OwnersWords,
  locale: Locale,
): string {
  return fill(words.reasons[reason.by === 'role' && reason.through ? 'roleThrough' : reason.by], {
    client: client.name,
    share: 'share' in reason ? formatShare(reason.share, locale) : '',
    companies: 'companies' in reason ? reason.companies.map(({ name }) => name).join(', ') : '',
    company: 'company' in reason ? reason.company.name : '',
    trust: reason.by === 'role' ? reason.trust.name : '',
    roles: reason.by === 'role' ? reason.roles.map((role) => words.roles[role]).join(', ') : '',
    through: (reason.by === 'role' && reason.through?.name) || '',
  });
}
