import { styled } from 'styled-components';
import type { NewsItem } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, font, leading, media, smallFaint, space } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { AddressLink, Badge, Picture } from '@caravan/shared/ui';

/** Shows news in as many columns as fit. Each has a date, a title and a small picture. */
export const NewsList = ({ news }: { news: readonly NewsItem[] }) => {
  const { lang } = useSite();
  const track = useTrack();
  return (
    <List>
      {news.map(({ id, image, title, link, label, labelColor, date }) => (
        <li key={id}>
          <div>
            <Line>
              <time dateTime={new Date(date * 1000).toISOString()}>{formatDate(date, lang)}</time>
              {label !== null && <Badge {...(labelColor === null ? {} : { fill: labelColor })}>{label}</Badge>}
            </Line>
            <h4>
              <AddressLink address={link} {...opening(() => track('HOME_NEWS_PV', { id, title }))}>
                {title}
              </AddressLink>
            </h4>
          </div>
          <Picture src={image} alt="" width={120} height={80} ratio="3/2" />
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  column-gap: ${space[4]};
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6rem;
    align-items: start;
    gap: ${space[2]};
    padding-block: ${space[2]};
    border-top: 1px solid ${colour.line};
  }
  h4 {
    margin-top: ${space.half};
    font-weight: ${font.strong};
    line-height: 1.35;
  }
  a {
    color: ${colour.ink};
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  ${media.hover} {
    li:hover a {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space[1]};
  ${smallFaint}
  line-height: ${leading.tight};
`;
