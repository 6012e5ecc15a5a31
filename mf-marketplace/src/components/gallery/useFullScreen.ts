import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '../useLazyView';

/** Loads the full-screen view when the visitor first opens it. */
export const useFullScreen = () => {
  const t = useTexts('marketplace');
  return useLazyView(
    async () => (await import(/* webpackChunkName: "lightbox" */ './FullScreen')).FullScreen,
    t('gallery.fullScreenFailed'),
  );
};
