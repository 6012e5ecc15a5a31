import { formatDate, toDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { End, Figure, Figures, Unit } from './Countdown.styles';

interface CountdownProps {
  /** Unix seconds. */
  readonly endTime: number;
  readonly minutesLeft: number | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Remaining days, hours and minutes, and the end of the draw. Without scripts only the end shows. */
export const Countdown = ({ endTime, minutesLeft }: CountdownProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const left = minutesLeft ?? 0;
  const figures = [
    ['prize.days', Math.floor(left / DAY)],
    ['prize.hours', Math.floor((left % DAY) / HOUR)],
    ['prize.minutes', left % HOUR],
  ] as const;
  return (
    <div>
      {/* A timer speaks when it is asked, not at every tick. */}
      <Figures role="timer" aria-label={t('prize.left')} $known={minutesLeft !== null}>
        {figures.map(([unit, count]) => (
          <span key={unit}>
            <Figure>{count}</Figure> <Unit>{t(unit, { count })}</Unit>
          </span>
        ))}
      </Figures>
      <End>
        {t(minutesLeft === 0 ? 'prize.ended' : 'prize.ends')}{' '}
        <time dateTime={toDate(endTime)?.toISOString()}>
          {formatDate(endTime, lang, { style: 'long', time: true })}
        </time>
        {t('prize.zone')}
      </End>
    </div>
  );
};
