import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, media, smallFaint, space } from '@caravan/shared/theme';
import { Picture, Section } from '@caravan/shared/ui';
import { addressOf, type Configuration } from '../../catalogue/address';
import { hotColours } from '../../catalogue/catalogue';
import { pictureOf, pictureSize } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { useItemName } from './useItemName';

/** Shows recommended colours on the car. A choice scrolls back to the stage. */
export const HotColours = ({ configuration }: { readonly configuration: Configuration }) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  return (
    <Section title={t('hot.title')} lead={t('hot.lead')}>
      <Grid>
        {hotColours.map(({ option, item }) => (
          <li key={item.name}>
            <Tile to={addressOf(item, configuration)} replace>
              <Picture
                src={pictureOf(item, 'side').src}
                alt=""
                {...pictureSize}
                ratio="16/9"
                onFailed={logFailedPicture}
              />
              <Name>{nameOf(item)}</Name>
              <OptionName>{t(`option.${option.id}`)}</OptionName>
            </Tile>
          </li>
        ))}
      </Grid>
    </Section>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]} ${space[2]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Name = styled.span`
  display: block;
  margin-top: ${space[1]};
  color: ${colour.ink};
`;

const OptionName = styled.span`
  ${smallFaint}
`;

const Tile = styled(Link)`
  display: block;
  line-height: 1.35;
  text-decoration: none;
  ${media.hover} {
    &:hover ${Name} {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
`;
