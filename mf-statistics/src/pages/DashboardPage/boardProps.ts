import type { Days } from '@caravan/shared/ui';
import type { TrackStatistic } from '@caravan/shared/contracts/calls';
import type { AdminSession } from './adminSession';
import type { BoardSource } from './useBoardTexts';

/** The first and last day of the address, not validated yet, and whether demo events are shown. */
export interface DashboardView {
  readonly isDemo: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

export interface BoardProps {
  readonly session: AdminSession;
  readonly view: DashboardView;
  /** Called before the session closes because the admin logged out. */
  readonly onLogOut: () => void;
}

export interface FiguresProps {
  readonly figures: TrackStatistic;
  readonly days: Days;
  readonly source: BoardSource;
}
