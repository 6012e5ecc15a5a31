import type { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';

interface Qr {
  /** The component for QR codes; null until it has loaded. */
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
        // Without the code the visitor can still copy the address.
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return code;
};
