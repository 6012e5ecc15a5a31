import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '@caravan/shared/theme';
import { addressOf } from '../../catalogue/address';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { picturesOf, views, type View } from '../../catalogue/pictures';
import { useChoiceLinks } from './useChoiceLinks';

interface ViewSwitchProps {
  readonly item: CatalogueItem;
  readonly view: View;
}

/** The views that the item has. */
export const ViewSwitch = ({ item, view: chosen }: ViewSwitchProps) => {
  const { t } = useTranslation('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.view'));
  const pictures = picturesOf(item);
  return (
    <Frame {...groupProps}>
      {views
        .filter((view) => pictures[view] !== undefined)
        .map((view) => (
          <Part key={view} to={addressOf(item, view)} replace preventScrollReset {...linkProps(view === chosen)}>
            {t(`view.${view}`)}
          </Part>
        ))}
    </Frame>
  );
};

const Frame = styled.div`
  display: inline-flex;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
`;

const Part = styled(Link)`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 2.5rem;
  padding: ${space.half} ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.25;
  text-decoration: none;
  & + & {
    border-inline-start: 1px solid ${colour.line};
  }
  &[data-chosen='true'] {
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: ${font.strong};
  }
  ${media.hover} {
    &:hover:not([data-chosen='true']) {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;
