import { useTexts } from '@caravan/shared/site';
import type { FinderTop as Top } from '@caravan/shared/contracts/calls';
import { Picture, Stat } from '@caravan/shared/ui';
import { VEHICLES_PATH } from '../../../api/listView';
import { Frame, Highlight, Name, Title, Verdict, TextBlock } from './FinderTop.styles';
import { amountAndUnit } from './amountAndUnit';

interface FinderTopProps {
  readonly top: Top;
  /** True for the first pick, which has the width of the page. */
  readonly isLeading: boolean;
}

/** A pick with highlight, overview, verdicts, consumption or range, and a link to the cars of its model in stock. */
export const FinderTop = ({ top, isLeading }: FinderTopProps) => {
  const t = useTexts('marketplace');
  const { combinedMileage: mileage } = top;
  return (
    <Frame $leading={isLeading}>
      <Picture src={top.img} alt="" width={1200} height={750} />
      <TextBlock>
        <Name>
          <Title to={`${VEHICLES_PATH}?keyword=${encodeURIComponent(top.title)}`}>{top.title}</Title>
        </Name>
        <Highlight $leading={isLeading}>{top.highlight}</Highlight>
        <p>{top.overview}</p>
        <Verdict>
          <dt>{t('finder.positive')}</dt>
          <dd>{top.positive}</dd>
          <dt>{t('finder.consideration')}</dt>
          <dd>{top.consideration}</dd>
        </Verdict>
        {mileage !== null && (
          <Stat label={t(mileage.includes('/100') ? 'facts.consumption' : 'facts.range')} {...amountAndUnit(mileage)} />
        )}
      </TextBlock>
    </Frame>
  );
};
