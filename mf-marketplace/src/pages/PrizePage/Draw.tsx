import { useTexts } from '@caravan/shared/site';
import type { PrizeInfo } from '@caravan/shared/contracts/calls';
import { EmptyState, TextLink } from '@caravan/shared/ui';
import { Countdown } from './Countdown';
import { Places } from './Places';
import { Spread, State, Tip } from './PrizePage.styles';
import { Ticket } from './ticket/Ticket';
import { useMinutesLeft } from './useMinutesLeft';
import type { OwnState } from './usePrizeInfo';

interface DrawProps {
  /** The public state of the draw. */
  readonly draw: PrizeInfo;
  readonly own: OwnState;
}

/** State of the draw, and the ticket to enter it. */
export const Draw = ({ draw, own }: DrawProps) => {
  const t = useTexts('marketplace');
  if (draw.endTime === null) {
    return <EmptyState title={t('prize.none')} action={<TextLink to="/home">{t('prize.toHome')}</TextLink>} />;
  }
  return <RunningDraw draw={draw} endTime={draw.endTime} own={own} />;
};

const RunningDraw = ({ draw, endTime, own }: DrawProps & { readonly endTime: number }) => {
  const minutesLeft = useMinutesLeft(endTime);
  return (
    <Spread>
      <State>
        {draw.prizeTip !== '' && <Tip>{draw.prizeTip}</Tip>}
        <Countdown endTime={endTime} minutesLeft={minutesLeft} />
        {draw.count > 0 && <Places taken={draw.submitCount} all={draw.count} />}
      </State>
      <Ticket draw={draw} own={own} isOver={minutesLeft === 0} />
    </Spread>
  );
};
