import { useEffect, useRef } from 'react';
import { formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { TextLink } from '@caravan/shared/ui';
import { VEHICLES_PATH } from '../../../api/listView';
import { Seal } from './Seal';
import { Amount, Next, Result, Words } from './Won.styles';

interface WonProps {
  /** In the currency of the page; null if unknown. */
  readonly amount: number | null;
  /** True for an entry that was just sent: the result receives the focus. */
  readonly isNew: boolean;
}

/** The amount that the visitor has won. */
export const Won = ({ amount, isNew }: WonProps) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const sum = amount === null ? null : formatMoney(amount, currency, lang);
  return (
    <Result>
      <Seal moves={isNew} />
      <Words $moves={isNew}>
        <h3 ref={heading} tabIndex={-1}>
          {t(sum === null ? 'prize.entered' : 'prize.won')} {sum !== null && <Amount>{sum}</Amount>}
        </h3>
      </Words>
      <Next>
        {t('prize.next')} <TextLink to={VEHICLES_PATH}>{t('prize.toFinder')}</TextLink>
      </Next>
    </Result>
  );
};
