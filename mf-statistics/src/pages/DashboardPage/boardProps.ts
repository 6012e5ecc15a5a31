import type { Days } from '@caravan/shared/ui';
import type { TrackStatistic } from '../../api/dashboardApi';
import type { AdminSession } from './adminSession';

/** The first and the last day that the address asks for, unchecked, and whether it asks for demonstration events. */
export interface DashboardView {
  readonly isDemo: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

/** What the figures are asked for with. */
export interface BoardProps {
  readonly session: AdminSession;
  readonly view: DashboardView;
}

/** What each part of the figures is drawn with. */
export interface FiguresProps {
  readonly figures: TrackStatistic;
  readonly days: Days;
}
