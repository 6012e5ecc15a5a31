import type { ReactNode } from 'react';
import type { ReceiptEntry } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Badge } from '@caravan/shared/ui';
import { Basis } from './Receipt.styles';

interface RuleBasisProps {
  readonly rule: Pick<ReceiptEntry, 'kind' | 'confidence' | 'since'>;
  /** Its sources. */
  readonly children: ReactNode;
}

/** Where a rule comes from, and since when it is valid, if that is known. */
export const RuleBasis = ({ rule: { kind, confidence, since }, children }: RuleBasisProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const origin = t(`landedReceipt.kinds.${kind}`);
  return (
    <Basis>
      {confidence === 'assumed' && <Badge tone="warn">{t('landedReceipt.confidence.assumed')}</Badge>}
      {[
        confidence === 'confirmed' ? `${origin}, ${t('landedReceipt.confidence.confirmed')}` : origin,
        ...(since === null ? [] : [t('landedReceipt.since', { day: formatDate(since, lang) })]),
        '',
      ].join(' · ')}
      {children}
    </Basis>
  );
};
