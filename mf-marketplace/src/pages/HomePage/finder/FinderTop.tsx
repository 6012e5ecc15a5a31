import { useTexts } from '@caravan/shared/site';
import type { FinderTop as Top } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import { Picture, Stat } from '@caravan/shared/ui';
import { Frame, Highlight, Name, Verdict, Words } from './FinderTop.styles';
import { amountAndUnit } from './amountAndUnit';

interface FinderTopProps {
  readonly top: Top;
  /** True for the first pick, which has the width of the page. */
  readonly leading: boolean;
}

/** A pick with highlight, overview, verdicts, and consumption or range. */
export const FinderTop = ({ top, leading }: FinderTopProps) => {
  const t = useTexts('marketplace');
  const mileage = amountAndUnit(top.combinedMileage ?? MISSING);
  return (
    <Frame $leading={leading}>
      <Picture src={top.img} alt="" width={1200} height={750} />
      <Words>
        <Name>{top.title}</Name>
        <Highlight $leading={leading}>{top.highlight}</Highlight>
        <p>{top.overview}</p>
        <Verdict>
          <dt>{t('finder.positive')}</dt>
          <dd>{top.positive}</dd>
          <dt>{t('finder.consideration')}</dt>
          <dd>{top.consideration}</dd>
        </Verdict>
        <Stat label={t('finder.combinedMileage')} {...mileage} />
      </Words>
    </Frame>
  );
};
