import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { colour, measure, media, size, smallSoft, space } from '@caravan/shared/theme';
import { Heading, Picture } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { PageBreadcrumbs } from '../../components/PageBreadcrumbs';
import { AdvertiserVideo } from './AdvertiserVideo';

/** The label of an advertisement, its title, summary, and banner or video. */
export const AdvertiserHead = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const t = useTexts('marketplace');
  const { title, summary, banner, video } = advertiser;
  return (
    <header>
      <Line>
        <PageBreadcrumbs steps={[{ text: t('advertiser.title') }]} />
        <Kind>{t('advertiser.kind')}</Kind>
      </Line>
      <TextBlock>
        <Title level={1} variant="hero">
          {title}
        </Title>
        {summary.trim() !== '' && <Summary>{summary}</Summary>}
      </TextBlock>
      {video === null ? (
        banner !== null && <Picture src={banner} alt="" width={1600} height={500} priority />
      ) : (
        <AdvertiserVideo src={video} poster={banner} title={title} />
      )}
    </header>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-top: ${space[3]};
  border-bottom: 1px solid ${colour.line};
`;

const Kind = styled.p`
  padding-bottom: ${space[1]};
  ${smallSoft}
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  padding-block: ${space[4]};
  ${column.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;

/** Smaller on phones, because Georgian words are long. */
const Title = styled(Heading)`
  ${media.phone} {
    font-size: ${size.display};
  }
  ${media.tiny} {
    font-size: ${size.heading};
  }
`;

const Summary = styled.p`
  max-width: ${measure.text};
  font-size: ${size.lead};
`;
