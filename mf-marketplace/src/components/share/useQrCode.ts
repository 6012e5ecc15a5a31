import type { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';

interface Qr {
  /** What draws QR codes; null until it is loaded, and where it cannot be had: the address stands beside it. */
  readonly Code: typeof QRCodeSVG | null;
}

export const useQrCode = (): Qr => {
  const [code, setCode] = useState<Qr>({ Code: null });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      try {
        const { QRCodeSVG: Code } = await import(/* webpackChunkName: "qr" */ 'qrcode.react');
        if (isWanted) setCode({ Code });
      } catch {
        // The connection failed. The rest of the panel works.
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return code;
};
