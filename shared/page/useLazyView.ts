import { useState, type ComponentType } from 'react';
import { useSite } from '../site';

/** Loads a view when it is first opened. `View` is set while it is open. `failed` is the message if it does not load. */
export const useLazyView = <Props>(load: () => Promise<ComponentType<Props>>, failed: string) => {
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
