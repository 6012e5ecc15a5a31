import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, media, size, smallFaint, space } from '@caravan/shared/theme';
import { Heading, Swatch } from '@caravan/shared/ui';
import type { CatalogueItem, Selection } from '../../catalogue/catalogue';
import { useItemName } from './useItemName';

/** Returns the hex values to name. A clear coating has no colour of its own. */
const namedHexes = ({ hexes, alpha = 1 }: CatalogueItem): readonly string[] => (alpha < 0.2 ? [] : hexes);

/** Shows name, finish and colour codes of the item on the stage. Announces changes. */
export const NamePlate = ({ selection: { category, option, item } }: { readonly selection: Selection }) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const hexes = namedHexes(item);
  return (
    <div aria-live="polite">
      <Kicker>
        {t(`category.${category.id}`)} · {t(`option.${option.id}`)}
      </Kicker>
      <Heading level={2} variant="hero">
        {nameOf(item)}
      </Heading>
      <Facts>
        <div>
          <dt>{t('fact.finish')}</dt>
          <dd>{t(`finish.${item.finish}`)}</dd>
        </div>
        {item.spokes !== undefined && item.spokes > 0 && (
          <div>
            <dt>{t('fact.spokes')}</dt>
            <dd>{item.spokes}</dd>
          </div>
        )}
        {hexes.length > 0 && (
          <div>
            <dt>{t('fact.colour')}</dt>
            <Codes>
              {hexes.map((hex) => (
                <Swatch key={hex} colours={[hex]} label={hex} />
              ))}
            </Codes>
          </div>
        )}
      </Facts>
    </div>
  );
};

const Kicker = styled.p`
  margin-bottom: ${space.half};
  color: ${colour.accent};
  font-size: ${size.small};
  font-weight: ${font.strong};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
  dt {
    ${smallFaint}
  }
  dd {
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    column-gap: ${space[3]};
  }
`;

const Codes = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[2]};
`;
