import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '@caravan/shared/theme';
import { ButtonRow } from '@caravan/shared/ui';
import { addressOf, type Configuration } from '../../catalogue/address';
import { useChoiceLinks } from './useChoiceLinks';

/** Shows the options of the category. Each links to its first item. */
export const OptionChips = ({ configuration }: { readonly configuration: Configuration }) => {
  const { category, option: chosen } = configuration.selection;
  const t = useTexts('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.option'));
  return (
    <ButtonRow {...groupProps}>
      {category.options.map((option) => {
        const [first] = option.items;
        if (!first) return null;
        return (
          <Chip key={option.id} to={addressOf(first, configuration)} {...linkProps(option === chosen)}>
            {t(`option.${option.id}`)}
          </Chip>
        );
      })}
    </ButtonRow>
  );
};

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding: ${space.half} 0.875rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.25;
  text-decoration: none;
  &[data-chosen='true'] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: ${font.strong};
  }
  ${media.hover} {
    &:hover:not([data-chosen='true']) {
      border-color: ${colour.ink};
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
  ${media.narrow} {
    min-height: 2.75rem;
  }
`;
