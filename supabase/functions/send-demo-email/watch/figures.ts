/** The figures of a day: public.daily_figures. */
export type DailyFigures = {
  /** ISO date of the day, as in Paris. */
  day: string;
  demo: number;
  contact: number;
  spam: number;
  /** Requests that nobody has noted as answered within twenty hours. */
  unanswered: number;
  /** Mails to the team that have not gone out yet. */
  waiting: number;
  /** Mails that went out and bounced, were blocked or given up. */
  not_delivered: number;
  /** Confirmations that the ceiling of a day kept from being written. */
  confirmations_not_sent: number;
  /** Whether page views are no longer kept, because of the ceiling of all. */
  page_views_full: boolean;
  /** How many were not kept, by the ceiling they were above; null where nothing counted them. */
  page_views_dropped: { over_minute: number; over_day: number; over_all: number } | null;
  /** When the last smoke test passed; null before the first. */
  smoke_test_passed_at: string | null;
  provider_reports: ProviderReports;
};

/** Whether the provider's reports on mails arrive. */
export type ProviderReports = {
  /** How many were refused for their secret. */
  refused: number;
  /** None has come for three days, though one came before and mails went out. */
  are_missing: boolean;
};

/** The figures of a week: public.weekly_figures. Days are ISO dates, from Monday on. */
export type WeeklyFigures = {
  monday: string;
  requests: { type: string; locale: string; requests: number }[];
  answers: {
    requests: number;
    in_time: number;
    late: number;
    still_in_time: number;
    unanswered: number;
  };
  /** Mails that have not arrived, by what happened to them. */
  problems: Record<string, number>;
  days: { day: string; views: number; sessions: number }[];
  /** The most read pages, each with its seven days. */
  pages: { page: string; views: number; days: number[] }[];
  referrers: { referrer: string; views: number }[];
};
