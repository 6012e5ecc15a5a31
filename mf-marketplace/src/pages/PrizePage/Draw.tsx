import { useTexts, useSite } from '@caravan/shared/site';
import type { PrizeInfo } from '@caravan/shared/contracts/calls';
import { EmptyState, TextLink } from '@caravan/shared/ui';
import { useEffect, useState } from 'react';
import { Countdown } from './Countdown';
import { PlacesBar } from './PlacesBar';
import { Spread, State, Tip } from './PrizePage.styles';
import { Ticket } from './ticket/Ticket';
import type { OwnState } from './usePrizeInfo';

interface DrawProps {
  readonly draw: PrizeInfo;
  readonly ownState: OwnState;
}

/** State of the draw, and the ticket to enter it. */
export const Draw = ({ draw, ownState }: DrawProps) => {
  const t = useTexts('marketplace');
  if (draw.endTime === null) {
    return <EmptyState title={t('prize.none')} action={<TextLink to="/home">{t('prize.toHome')}</TextLink>} />;
  }
  return <RunningDraw draw={draw} endTime={draw.endTime} ownState={ownState} />;
};

const RunningDraw = ({ draw, endTime, ownState }: DrawProps & { readonly endTime: number }) => {
  const minutesLeft = useMinutesLeft(endTime);
  return (
    <Spread>
      <State>
        {draw.prizeTip !== '' && <Tip>{draw.prizeTip}</Tip>}
        <Countdown endTime={endTime} minutesLeft={minutesLeft} />
        {draw.count > 0 && <PlacesBar usedPlaces={draw.submitCount} totalPlaces={draw.count} />}
      </State>
      <Ticket draw={draw} ownState={ownState} isOver={minutesLeft === 0} />
    </Spread>
  );
};

const MINUTE_MS = 60_000;

/**
 * Returns the minutes until `endTime` (unix seconds), rounded up, and 0 afterwards. Returns null before hydration, because
 * the HTML may come from a cache. Reads the host's clock again when a background tab becomes visible.
 */
const useMinutesLeft = (endTime: number): number | null => {
  const { now } = useSite();
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = (): void => {
      clearTimeout(timer);
      const milliseconds = Math.max(0, endTime * 1000 - now());
      setMinutesLeft(Math.ceil(milliseconds / MINUTE_MS));
      if (milliseconds > 0) timer = setTimeout(update, milliseconds % MINUTE_MS || MINUTE_MS);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endTime, now]);
  return minutesLeft;
};
