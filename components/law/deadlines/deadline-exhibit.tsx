import type { ComponentProps } from 'react';
import { DeadlineCalendar } from '@/components/exhibits/deadline-calendar';
import { deadlineNamed } from '@/lib/law/deadlines';

/** A `DeadlineCalendar` that may name dates of `content/law/deadlines.yml` instead of repeating them. */
export function DeadlineExhibit(props: ComponentProps<typeof DeadlineCalendar>) {
  const { dates = [], deadlines = [], page } = props;
  const named = deadlines.map((id) => {
    const { date = '', title, text } = deadlineNamed(id, page.locale);
    return { date, title, detail: text };
  });
  return <DeadlineCalendar {...props} dates={[...dates, ...named]} />;
}
