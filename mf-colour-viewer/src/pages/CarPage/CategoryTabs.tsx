import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { addressOf, type Configuration } from '../../catalogue/address';
import { catalogue } from '../../catalogue/catalogue';
import { useChoiceLinks } from './useChoiceLinks';

interface CategoryTabsProps {
  readonly configuration: Configuration;
  /** Id of the panel that the tabs change. */
  readonly panelId: string;
}

/** Shows the four categories. Each links to the first item of its first option. */
export const CategoryTabs = ({ configuration, panelId }: CategoryTabsProps) => {
  const t = useTexts('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('tab', t('menu.category'));
  return (
    <Line {...groupProps}>
      {catalogue.map((category) => {
        const first = category.options[0]?.items[0];
        if (!first) return null;
        return (
          <Tab
            key={category.id}
            to={addressOf(first, configuration)}
            aria-controls={panelId}
            {...linkProps(category === configuration.selection.category)}
          >
            {t(`category.${category.id}`)}
          </Tab>
        );
      })}
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  gap: ${space[4]};
  box-shadow: inset 0 -1px ${colour.line};
  ${media.narrow} {
    display: grid;
    /* Long Georgian words would overlap in equal columns. */
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
    gap: 0.75rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-block: ${space[1]};
  border-bottom: 2px solid transparent;
  color: ${colour.inkSoft};
  text-decoration: none;
  &[data-chosen='true'] {
    border-color: ${colour.accent};
    color: ${colour.ink};
    font-weight: ${font.strong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
    }
  }
  ${media.narrow} {
    align-items: flex-end;
    font-size: ${size.small};
    line-height: 1.3;
  }
`;
