import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, space } from '@caravan/shared/theme';
import { Picture } from '@caravan/shared/ui';
import { addressOf, type Look } from '../../catalogue/address';
import { picturesOf, pictureSize, viewOf, views } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { useChoiceLinks } from './useChoiceLinks';
import { useSteadySource } from './useSteadySource';
import { sampleLook } from './sampleLook';

const Small = ({ src }: { readonly src: string }) => (
  <Thumbnail src={useSteadySource(src)} alt="" {...pictureSize} onFailed={logFailedPicture} />
);

/** The views of the look as a strip of small pictures. */
export const ViewSwitch = ({ look }: { readonly look: Look }) => {
  const t = useTexts('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.view'));
  const { selection, view: chosen, pinned } = look;
  const { item } = selection;
  const pictures = picturesOf(item, pinned);
  const offered = views.flatMap((view) => {
    const src = pictures[view];
    return src !== undefined && viewOf(view, ...(pinned ? [pinned] : [])) === view ? [{ view, src }] : [];
  });
  return (
    <Strip {...groupProps} $count={offered.length}>
      {offered.map(({ view, src }) => (
        <Part
          key={view}
          to={addressOf(item, { ...look, view })}
          replace
          preventScrollReset
          {...linkProps(view === chosen)}
        >
          <Small src={src} />
          {t(`view.${view}`)}
        </Part>
      ))}
    </Strip>
  );
};

/** Reserves the width of all pictures while they load, because it stands at the end of its line. */
const Strip = styled.div<{ $count: number }>`
  display: grid;
  flex: none;
  grid-template-columns: repeat(${({ $count }) => $count}, 6.5rem);
  gap: ${space[2]};
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 8rem));
    gap: ${space[1]};
  }
`;

const Thumbnail = styled(Picture)`
  margin-bottom: ${space.half};
`;

const Part = styled(Link)`
  display: block;
  ${sampleLook}
`;
