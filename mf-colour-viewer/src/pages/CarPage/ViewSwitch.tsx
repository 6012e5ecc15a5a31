import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { Picture } from '@caravan/shared/ui';
import { addressOf } from '../../catalogue/address';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { picturesOf, pictureSize, views, type View } from '../../catalogue/pictures';
import { useChoiceLinks } from './useChoiceLinks';

interface ViewSwitchProps {
  readonly item: CatalogueItem;
  readonly view: View;
}

/** The views that the item has, as a strip of small pictures. */
export const ViewSwitch = ({ item, view: chosen }: ViewSwitchProps) => {
  const t = useTexts('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.view'));
  const pictures = picturesOf(item);
  return (
    <Strip {...groupProps}>
      {views.map(
        (view) =>
          pictures[view] !== undefined && (
            <Part key={view} to={addressOf(item, view)} replace preventScrollReset {...linkProps(view === chosen)}>
              <Small src={pictures[view]} alt="" {...pictureSize} />
              {t(`view.${view}`)}
            </Part>
          ),
      )}
    </Strip>
  );
};

const Strip = styled.div`
  display: grid;
  flex: none;
  grid-auto-flow: column;
  grid-auto-columns: 6.5rem;
  gap: ${space[2]};
  ${media.narrow} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 8rem));
    gap: ${space[1]};
  }
`;

const Small = styled(Picture)`
  margin-bottom: ${space.half};
`;

const Part = styled(Link)`
  display: block;
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.3;
  text-decoration: none;
  &[data-chosen='true'] {
    color: ${colour.ink};
    font-weight: ${font.strong};
    ${Small} {
      outline: 2px solid ${colour.ink};
      outline-offset: 2px;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
      text-decoration: underline;
    }
  }
`;
