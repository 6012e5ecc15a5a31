import { useRef, useState } from 'react';
import { uploadMaxBytes, uploadTypes } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';

/** Media types that the object store accepts, for the file field. */
export const avatarTypes = uploadTypes.images;

export interface AvatarUpload {
  readonly upload: (file: File) => Promise<void>;
  /** The uploaded fraction from 0 to 1. Null if no upload runs. */
  readonly progress: number | null;
}

/** Uploads a picture: asks for permission, sends the file to the object store, and lets the API check it. */
export const useAvatarUpload = (onUploaded: (address: string) => void): AvatarUpload => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [requestPermission] = api.mutation('uploadPermission').useMutation();
  const [finish] = api.mutation('uploadFinish').useMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = useRef(false);

  const send = async (file: File): Promise<string | null> => {
    const { data: permission } = await requestPermission({
      bucket: 'images',
      fileName: file.name.slice(-255),
      contentType: file.type,
      size: file.size,
    });
    if (!permission) return null;
    if (!(await sendFile(file, permission, setProgress))) {
      // The host shows failures of calls to the API, not of requests to the object store.
      toast({ text: t('avatar.failed'), tone: 'error', about: 'avatar' });
      return null;
    }
    return (await finish({ uploadId: permission.uploadId })).data?.address ?? null;
  };

  const upload = async (file: File): Promise<void> => {
    if (isBusy.current) return;
    const isPicture = avatarTypes.includes(file.type);
    if (!isPicture || file.size > uploadMaxBytes) {
      toast({ text: t(isPicture ? 'avatar.tooLarge' : 'avatar.noPicture'), tone: 'error', about: 'avatar' });
      return;
    }
    isBusy.current = true;
    setProgress(0);
    const address = await send(file);
    isBusy.current = false;
    setProgress(null);
    if (address === null) return;
    onUploaded(address);
    toast({ text: t('avatar.uploaded'), tone: 'success', about: 'avatar' });
  };

  return { upload, progress };
};

/** The request that uploads a file, from a permission of the API. */
interface UploadTarget {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Uploads a file to the object store and resolves with whether it was accepted. Uses XMLHttpRequest, because `fetch` does
 * not report progress. `onProgress` receives a fraction from 0 to 1.
 */
const sendFile = (file: Blob, target: UploadTarget, onProgress: (fraction: number) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status >= 200 && request.status < 300));
    for (const failure of ['error', 'abort', 'timeout']) request.addEventListener(failure, () => resolve(false));
    request.send(file);
  });
