import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, radius, space } from '@caravan/shared/theme';
import { addressOf, type Configuration } from '../../catalogue/address';
import { pictureOf } from '../../catalogue/pictures';
import { PaintChip } from './PaintChip';
import { useChoiceLinks } from './useChoiceLinks';
import { useItemName } from './useItemName';
import { WheelCrop } from './WheelCrop';
import { sampleStyle } from './sampleStyle';

/** Shows all colours or wheels of the option as samples with names. */
export const ColourCard = ({ configuration }: { readonly configuration: Configuration }) => {
  const { option, item: chosen } = configuration.selection;
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.colour'));
  return (
    <Grid {...groupProps} $many={option.items.length > 9}>
      {option.items.map((item) => (
        <Sample key={item.name} to={addressOf(item, configuration)} {...linkProps(item === chosen)}>
          <Chip>
            {item.spokes === undefined ? (
              <PaintChip item={item} basePaint={option.below} />
            ) : (
              <WheelCrop src={pictureOf(item, 'side').src} />
            )}
          </Chip>
          <span>{nameOf(item)}</span>
        </Sample>
      ))}
    </Grid>
  );
};

const Grid = styled.div<{ $many: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $many }) => ($many ? '4.75rem' : '6rem')}, 1fr));
  gap: ${space[2]} 0.75rem;
  /* Georgian names are longer and contain soft hyphens. */
  &:lang(ka) {
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    hyphens: manual;
  }
`;

/** The hairline is over the sample, so that a white one has an edge. */
const Chip = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${radius.control};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${colour.line};
    border-radius: inherit;
  }
`;

const Sample = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
  ${sampleStyle}
`;
