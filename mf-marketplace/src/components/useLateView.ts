import { useState, type ComponentType } from 'react';
import { useSite } from '@caravan/shared/site';

/** A view that is loaded when it is first asked for. `View` is there while it is open; `failed` is said where it cannot be had. */
export const useLateView = <Props>(load: () => Promise<ComponentType<Props>>, failed: string) => {
  const { toast } = useSite();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const View = Loaded ?? (await load());
      setLoaded(() => View);
      setState('open');
    } catch {
      setState('closed');
      toast({ tone: 'error', text: failed });
    }
  };
  return {
    View: state === 'open' ? Loaded : undefined,
    loading: state === 'loading',
    open: () => void open(),
    close: () => setState('closed'),
  };
};
