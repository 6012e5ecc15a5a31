import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { measure, smallSoft, space } from '@caravan/shared/theme';
import { addressOf, type Configuration } from '../../catalogue/address';
import { neighboursOf } from '../../catalogue/neighbours';
import { actionStyle } from './ShareActions';
import { useItemName } from './useItemName';

/** Shows links that start and end a comparison with the current item. They are links, so that each step has an address. */
export const CompareLinks = ({ configuration }: { readonly configuration: Configuration }) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const { selection, view, pinned } = configuration;
  const { item } = selection;
  const [next = item] = neighboursOf(selection);
  return (
    <div>
      <Line>
        {/* One element for both links keeps the focus. */}
        <Action
          to={pinned ? addressOf(item, { view }) : addressOf(next, { view, pinned: item })}
          replace
          preventScrollReset
        >
          {t(pinned ? 'compare.close' : 'compare.open')}
        </Action>
        {pinned && (
          <Action to={addressOf(pinned, { view, pinned: item })} replace preventScrollReset>
            {t('compare.swap')}
          </Action>
        )}
      </Line>
      {pinned && <Hint>{t('compare.hint', { name: nameOf(pinned) })}</Hint>}
    </div>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
`;

const Action = styled(Link)`
  ${actionStyle}
`;

const Hint = styled.p`
  max-width: ${measure.text};
  ${smallSoft}
`;
