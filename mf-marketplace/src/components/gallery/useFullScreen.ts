import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '../useLazyView';

/** The full-screen view, which is loaded when it is first asked for. */
export const useFullScreen = () => {
  const t = useTexts('marketplace');
  return useLazyView(
    async () => (await import(/* webpackChunkName: "lightbox" */ './FullScreen')).FullScreen,
    t('gallery.fullScreenFailed'),
  );
};
