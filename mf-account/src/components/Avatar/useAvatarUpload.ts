import { useRef, useState } from 'react';
import { uploadMaxBytes, uploadTypes } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { logFailure } from '@caravan/shared/store';
import { api } from '../../api/api';

/** Media types that the object store accepts, for the file field. */
export const avatarTypes = uploadTypes.images;

export interface AvatarUpload {
  readonly upload: (file: File) => Promise<void>;
  /** The uploaded fraction from 0 to 1. Null if no upload runs. */
  readonly progress: number | null;
}

/** Uploads a picture. Requests permission, sends the file to the object store and lets the API check it. */
export const useAvatarUpload = (onUploaded: (address: string) => void): AvatarUpload => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [requestPermission] = api.mutation('uploadPermission').useMutation();
  const [finish] = api.mutation('uploadFinish').useMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = useRef(false);

  const send = async (file: File): Promise<string | null> => {
    const { data: permission, error: refusal } = await requestPermission({
      bucket: 'images',
      fileName: file.name.slice(-255),
      contentType: file.type,
      size: file.size,
    });
    if (!permission) return fail(refusal);
    const status = await sendFile(file, permission, setProgress);
    if (status < 200 || status > 299) {
      // The host shows failures of calls to the API, not of requests to the object store.
      toast({ text: t('avatar.failed'), tone: 'error', about: 'avatar' });
      return fail({ status });
    }
    const { data: uploaded, error } = await finish({ uploadId: permission.uploadId });
    return uploaded ? uploaded.address : fail(error);
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

const fail = (failure: unknown): null => {
  logFailure('an upload', failure);
  return null;
};

/** Creates the request that uploads a file, from a permission of the API. */
interface UploadTarget {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Uploads a file to the object store. Resolves with the HTTP status, or with 0 without a response. Uses XMLHttpRequest, because `fetch`
 * does not report progress. `onProgress` receives a fraction from 0 to 1.
 */
const sendFile = (file: Blob, target: UploadTarget, onProgress: (fraction: number) => void): Promise<number> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(request.status));
    request.send(file);
  });
