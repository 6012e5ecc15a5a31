import { useState, type ComponentType } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import type { FullScreenProps } from './FullScreen';

const load = async (): Promise<ComponentType<FullScreenProps>> => {
  const { FullScreen } = await import(/* webpackChunkName: "lightbox" */ './FullScreen');
  return FullScreen;
};

/** The full-screen view, which is loaded when it is first asked for. `View` is there while it is open. */
export const useFullScreen = () => {
  const t = useTexts('marketplace');
  const { toast } = useSite();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<FullScreenProps>>();
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const View = Loaded ?? (await load());
      setLoaded(() => View);
      setState('open');
    } catch {
      setState('closed');
      toast({ tone: 'error', text: t('gallery.fullScreenFailed') });
    }
  };
  return {
    View: state === 'open' ? Loaded : undefined,
    loading: state === 'loading',
    open: () => void open(),
    close: () => setState('closed'),
  };
};
