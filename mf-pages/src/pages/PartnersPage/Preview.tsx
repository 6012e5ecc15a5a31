import { lazy, Suspense } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Heading, useInView } from '@caravan/shared/ui';
import { heightsOf } from './embedded';
import { Live, Place } from './PartnersPage.styles';
import type { Room, Way } from './partnersView';
import type { PreviewProps } from './PreviewKinds';
import { framePath, tagAttributes } from './snippets';

const kinds = () => import(/* webpackChunkName: "previews" */ './PreviewKinds');
const TagPreview = lazy(async () => ({ default: (await kinds()).TagPreview }));
const FramePreview = lazy(async () => ({ default: (await kinds()).FramePreview }));

/** Preview for readers, loaded when it comes near the viewport. */
export const Preview = ({
  way,
  shown,
  room,
}: PreviewProps & { readonly way: Exclude<Way, 'federation'>; readonly room: Room }) => {
  const t = useTexts('pages');
  const [place, isNear] = useInView<HTMLDivElement>();
  const Shows = way === 'tag' ? TagPreview : FramePreview;
  return (
    <Live>
      <Heading level={3}>{t('partners.preview.title')}</Heading>
      <Place ref={place} $room={room} $heights={heightsOf(shown, shown.lang)}>
        {/* Anew with each setting, as on a page that is opened with them. */}
        {isNear && (
          <Suspense fallback={null}>
            <Shows key={JSON.stringify(way === 'tag' ? tagAttributes(shown) : framePath(shown))} shown={shown} />
          </Suspense>
        )}
      </Place>
    </Live>
  );
};
