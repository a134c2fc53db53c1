import { describe, expect, test } from 'vitest';
import { fileCalendar, toCome } from '@/components/law/file-dates/calendar';
import { daysIn, fragmentOf } from '@/components/law/file-dates/fragment';
import { problemsIn } from '@/components/law/file-dates/values';
import { countOf, lawOf, periodOf, wordsOf } from '@/components/law/file-dates/words';
import { interfaceWords, sources, sourceWords } from '@/lib/content';
import { countries } from '@/lib/countries';
import { formatDate } from '@/lib/format';
import { citationReader } from '@/lib/law/citations';
import {
  dueDates,
  type FileDays,
  regulationDay,
  ruleNamed,
  ruleNames,
  startNames,
  startsIn,
} from '@/lib/law/file-dates';
import { named, pageAt, textOf, within } from '../support/built-pages';
import { alarmsOf, eventsIn, faultyLines } from '../support/calendar-file';
import { localesOf, pathOf } from '../support/content';

const found = (days: FileDays, country: (typeof countries)[number]) =>
  dueDates(days, country).map(({ rule, day }) => [rule, day]);

describe('the days that the law sets', () => {
  test('a relationship that ended: five years, and from 2027 the regulation beside them', () => {
    expect(found({ relationEnd: '2018-05-02' }, 'FR')).toEqual([['retentionFR', '2023-05-02']]);
    expect(found({ relationEnd: '2026-03-14' }, 'FR')).toEqual([
      ['retentionFR', '2031-03-14'],
      ['retention2027', '2031-03-14'],
    ]);
    expect(found({ relationEnd: '2026-03-14' }, 'LU')).toEqual([
      ['retentionLU', '2031-03-14'],
      ['retention2027', '2031-03-14'],
    ]);
    expect(found({ relationEnd: regulationDay }, 'FR')).toEqual([['retention2027', '2032-07-10']]);
  });

  test('a transaction counts from its execution', () => {
    expect(found({ transaction: '2024-02-29' }, 'LU')).toEqual([
      ['transactionLU', '2029-02-28'],
      ['transaction2027', '2029-02-28'],
    ]);
  });

  test('a refusal and a discrepancy have a period from the day the regulation applies', () => {
    expect(found({ refusal: '2027-07-09' }, 'FR')).toEqual([]);
    expect(found({ refusal: '2027-07-10' }, 'FR')).toEqual([['refusal', '2032-07-10']]);
    expect(found({ discrepancy: '2027-07-09' }, 'FR')).toEqual([['discrepancyFR', undefined]]);
    expect(found({ discrepancy: '2027-07-09' }, 'LU')).toEqual([['discrepancyLU', '2027-08-08']]);
    expect(found({ discrepancy: '2027-08-02' }, 'LU')).toEqual([['discrepancy2027', '2027-08-16']]);
  });

  test('an update is due by the regulation alone, once it applies', () => {
    expect(found({ update: '2026-07-09' }, 'FR')).toEqual([['updateOther', '2031-07-09']]);
    expect(found({ update: '2026-07-10' }, 'FR')).toEqual([
      ['updateHigh', '2027-07-10'],
      ['updateOther', '2031-07-10'],
    ]);
    expect(found({ update: '2022-07-09' }, 'FR')).toEqual([]);
  });

  test('what one country alone asks for, the other does not', () => {
    expect(found({ aedLetter: '2026-11-25' }, 'LU')).toEqual([['aedAnswer', '2026-12-23']]);
    expect(found({ aedLetter: '2026-11-25' }, 'FR')).toEqual([]);
    const domiciliation = {
      licence: '2024-02-29',
      licenceRequest: '2026-12-31',
      licenceChange: '2026-12-30',
      mail: '2026-11-30',
    };
    expect(found(domiciliation, 'LU')).toEqual([]);
    expect(found(domiciliation, 'FR')).toEqual([
      ['licenceAnswer', '2027-02-28'],
      ['licenceChange', '2027-02-28'],
      ['mailUncollected', '2027-02-28'],
      ['licenceEnd', '2030-02-28'],
    ]);
  });

  test('every day that is asked for leads to a rule', () => {
    expect(new Set(countries.flatMap(startsIn))).toEqual(new Set(startNames));
  });
});

describe('the fragment', () => {
  test('brings the days back', () => {
    const days = { discrepancy: '2027-08-02', relationEnd: '2026-03-14' };
    const fragment = fragmentOf('LU', days);
    expect(fragment).toBe('#dates=LU;relationEnd,2026-03-14;discrepancy,2027-08-02');
    expect(daysIn(fragment)).toEqual({ country: 'LU', days });
    expect(fragmentOf('FR', {})).toBe('');
  });

  test.each([
    '#dates=',
    '#dates=FR',
    '#dates=DE;relationEnd,2026-03-14',
    '#dates=FR;relationEnd',
    '#dates=FR;relationEnd,2026-02-30',
    '#dates=FR;birthday,2026-03-14',
  ])('%s is unreadable', (hash) => expect(daysIn(hash)).toBe('unreadable'));

  test('of another kind holds no days', () => expect(daysIn('#calculate')).toBeUndefined());
});

describe.each(localesOf('pages/file-dates'))('in %s', (locale) => {
  const { fileDates: words, footer } = interfaceWords(locale);
  const names = footer.countries;

  test('an article that a rule cites is in the register', () => {
    const read = citationReader({ texts: sources }, sourceWords(locale), locale);
    for (const rule of ruleNames) {
      const { refs } = wordsOf(rule, words);
      const cited = read(refs.replaceAll(/[\u00a0\u202f]/g, ' '));
      expect(cited.filter(({ source }) => !source)).toEqual([]);
    }
  });

  test('the page lists every rule in its HTML: start, what is due, period, law, article', () => {
    const page = pageAt(pathOf('pages/file-dates', locale));
    const rows = named(page, 'table')
      .flatMap((table) => within(table, 'tbody'))
      .flatMap((body) => within(body, 'tr'))
      .map((row) => within(row, 'th', 'td').map(textOf));
    expect(rows).toHaveLength(ruleNames.length);
    for (const [index, rule] of ruleNames.entries()) {
      const { what, refs } = wordsOf(rule, words);
      const { start, period } = ruleNamed(rule);
      const length = period ? periodOf(period, words, locale) : words.noDay;
      const cells = [words.starts[start], what, length, lawOf(rule, words, names, locale), refs];
      expect(rows[index]).toEqual(cells.map((cell) => cell.replaceAll(/[\u00a0\u202f]/g, ' ')));
    }
  });

  test('a day that does not exist, or no day at all, is an error', () => {
    const values = { country: 'FR' as const, reference: '' };
    const wrong = problemsIn(
      { ...values, days: { update: '31/02/2026', mail: '1/1/2026' } },
      words,
    );
    expect(wrong.map(({ start }) => start)).toEqual(['update']);
    expect(problemsIn({ ...values, days: {} }, words)).toHaveLength(1);
    // What the law of the country does not ask for is not looked at.
    expect(problemsIn({ ...values, days: { aedLetter: 'x' } }, words)).toHaveLength(1);
  });

  describe('the calendar file', () => {
    const reference = 'Dossier n° 7 ; « É, \\ fils »\u0007';
    const days = {
      relationEnd: '2026-03-14',
      transaction: '2024-02-29',
      discrepancy: '2027-08-02',
    };
    const all = dueDates({ ...days, update: '2026-12-01' }, 'FR');
    const dates = toCome(all, '2029-03-01');
    const options = { words, names, locale };
    const text = fileCalendar(all, { ...options, reference });
    const events = eventsIn(text);

    test('leaves out what is past when it is asked to', () => {
      expect(dates.map(({ day }) => day)).toEqual(
        all.map(({ day }) => day).filter((day) => day && day >= '2029-03-01'),
      );
      expect(dates.length).toBeGreaterThan(0);
      expect(dates.length).toBeLessThan(all.length);
    });

    test('has a whole day for each date, known by itself', () => {
      expect(events.map(({ startDate }) => startDate.toString())).toEqual(
        all.map(({ day }) => day),
      );
      for (const event of events) {
        expect(event.startDate.isDate).toBe(true);
        expect(event.duration.toString()).toBe('P1D');
        expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(all.length);
      const again = eventsIn(fileCalendar(all, { ...options, reference: '' }));
      const uids = again.map(({ uid }) => uid);
      expect(events.filter(({ uid }) => uids.includes(uid))).toEqual([]);
    });

    test('says what is due, for which file, its article and how it was counted, whole', () => {
      for (const [index, event] of events.entries()) {
        const date = all[index];
        if (!date) throw new Error('There are more events than dates.');
        const { what, refs } = wordsOf(date.rule, words);
        expect(event.summary).toContain(what);
        expect(event.summary).toContain('Dossier n° 7 ; « É, \\ fils »');
        expect(event.description).toContain(refs);
        expect(event.description).toContain(countOf(date, words, locale));
        expect(event.description).toContain(formatDate(date.from, locale));
      }
    });

    test('reminds at nine in the morning, within the period', () => {
      for (const [index, event] of events.entries()) {
        const [{ rings } = { rings: '' }] = alarmsOf(event);
        expect(rings).toMatch(/T09:00:00$/);
        expect(rings > (all[index]?.from ?? '')).toBe(true);
        expect(rings < (all[index]?.day ?? '')).toBe(true);
      }
    });

    test('has lines of 75 octets at most, none broken inside a character', () => {
      expect(faultyLines(text)).toEqual([]);
      expect(text).toContain('\r\n ');
    });
  });
});
