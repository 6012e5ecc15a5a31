import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { rankingIds, type RankingId } from '../../api/measures';

export const RankingTiles = ({ current }: { current: RankingId }) => {
  const t = useTexts('ranking');
  return (
    <Frame aria-label={t('tiles.label')}>
      <Tiles>
        {rankingIds.map((id) => (
          <li key={id}>
            <Tile to={`/sales/${id}`} aria-current={id === current ? 'page' : undefined} preventScrollReset>
              <strong>{t(`tiles.${id}.name`)}</strong>
              <span>{t(`tiles.${id}.text`)}</span>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Frame>
  );
};

// Uses a container query, because beside the open side menu a wide screen has little space.
const tight = '@container (max-width: 52rem)';
const phone = '@container (max-width: 33.99rem)';

const Frame = styled.nav`
  container-type: inline-size;
`;

const Tiles = styled.ul`
  display: grid;
  /* Not narrower than the longest Georgian word. */
  grid-template-columns: repeat(5, minmax(min-content, 1fr));
  column-gap: ${space[2]};
  ${tight} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[2]};
  }
  ${phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
  }
`;

const Tile = styled(Link)`
  display: block;
  height: 100%;
  padding-block: ${space[1]} ${space[2]};
  border-top: 2px solid ${colour.line};
  color: ${colour.inkSoft};
  text-decoration: none;
  strong {
    display: block;
    color: ${colour.ink};
    font-family: ${font.display};
    font-size: ${size.lead};
    font-weight: ${font.strong};
    line-height: 1.3;
  }
  span {
    font-size: ${size.small};
    line-height: 1.4;
  }
  ${tight} {
    padding-block: ${space[1]};
    span {
      display: none;
    }
  }
  ${phone} {
    strong {
      font-size: ${size.body};
    }
  }
  &[aria-current] {
    border-top-color: ${colour.accent};
  }
  ${media.forced} {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
  &[aria-current] strong {
    color: ${colour.accent};
  }
  ${media.hover} {
    &:hover {
      border-top-color: ${colour.lineStrong};
      color: ${colour.ink};
    }
    &[aria-current]:hover {
      border-top-color: ${colour.accent};
    }
  }
`;
