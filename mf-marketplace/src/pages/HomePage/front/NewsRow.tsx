import { styled } from 'styled-components';
import type { NewsItem } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, media, space } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { Picture } from '@caravan/shared/ui';
import { column } from '../../../components/column';
import { Kicker } from './Kicker';
import { TextBlock, Name, Title } from './FrontPage.styles';

/** The latest news in four columns. */
export const NewsRow = ({ items }: { readonly items: readonly NewsItem[] }) => {
  const { lang } = useSite();
  const track = useTrack();
  if (items.length === 0) return null;
  return (
    <Row>
      {items.map((item) => (
        <Entry key={item.id}>
          <Picture src={item.image} alt="" width={960} height={600} />
          <TextBlock>
            <Kicker label={item.label} labelColor={item.labelColor} icon={item.icon}>
              <time dateTime={new Date(item.date * 1000).toISOString()}>{formatDate(item.date, lang)}</time>
            </Kicker>
            <Name>
              <Title address={item.link} {...opening(() => track('HOME_NEWS_PV', { id: item.id, title: item.title }))}>
                {item.title}
              </Title>
            </Name>
          </TextBlock>
        </Entry>
      ))}
    </Row>
  );
};

export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
  border-top: 2px solid ${colour.ink};
  /* The doubled selector overrides the reset of lists. */
  && {
    padding-top: ${space[3]};
  }
  ${column.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

const Entry = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  ${column.phone} {
    display: grid;
    grid-template-columns: minmax(6.5rem, 2fr) minmax(0, 3fr);
    gap: ${space[2]};
    align-items: start;
  }
  /* Leaves enough space for long Georgian words beside the picture. */
  ${media.tiny} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
`;
