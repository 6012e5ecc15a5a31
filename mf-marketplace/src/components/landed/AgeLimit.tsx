import { Fragment } from 'react';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { SourceLink } from '@caravan/shared/ui';
import { Rule } from './Receipt.styles';
import { sourceKey } from './receiptTexts';
import { RuleBasis } from './RuleBasis';

/** The rule that refuses a car that is or may be too old, with its sources. Renders nothing for other cars. */
export const AgeLimit = ({ receipt: { ageLimit, declaredOn } }: { readonly receipt: LandedReceipt }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  if (ageLimit === undefined) return null;
  const { years, madeSince, madeTo, sources } = ageLimit;
  return (
    <>
      <Rule>
        {t('landedReceipt.ageLimit', {
          years: formatNumber(years, lang),
          declaredOn: formatDate(declaredOn, lang),
          madeSince: formatDate(madeSince, lang),
          madeTo: formatDate(madeTo, lang),
        })}
      </Rule>
      <RuleBasis rule={ageLimit}>
        {sources.map((source, index) => (
          <Fragment key={sourceKey(source)}>
            {index > 0 && '; '}
            <SourceLink {...source} />
          </Fragment>
        ))}
      </RuleBasis>
    </>
  );
};
