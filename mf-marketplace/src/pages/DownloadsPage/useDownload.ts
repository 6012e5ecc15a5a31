import { useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile';

type DownloadState = 'idle' | 'busy' | 'failed';

/** Downloads a file and calls `onSaved` after success. Aborts the download when the component unmounts. */
export const useDownload = (onSaved: () => void) => {
  const [state, setState] = useState<DownloadState>('idle');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (address: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    try {
      await saveFile(address, controller.signal);
      onSaved();
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };

  return { state, start: (address: string): void => void download(address) };
};
