import { errorCodes } from '@caravan/shared/contracts/calls';
import { makeReason } from '../../envelope/refusal';

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

export const uploadReasons = {
  wrongType: (types: readonly string[]) => {
    const list = types.map((type) => names[type] ?? type).join(', ');
    return makeReason(
      errorCodes.badRequest,
      `This type of file is not accepted here. Choose one of these: ${list}.`,
      `ამ ტიპის ფაილი აქ არ მიიღება. აირჩიეთ ერთ-ერთი: ${list}.`,
    );
  },
  tooLarge: makeReason(
    errorCodes.badRequest,
    'The file is too large. The limit is 10 MB (10240 KB).',
    'ფაილი ძალიან დიდია. დასაშვებია მაქსიმუმ 10 მბ (10240 კბ).',
  ),
  empty: makeReason(errorCodes.badRequest, 'The file is empty.', 'ფაილი ცარიელია.'),
  tooManyPending: makeReason(
    errorCodes.tooMany,
    'Too many of your uploads are not finished. Finish them, or try again in 15 minutes.',
    'ძალიან ბევრი დაუსრულებელი ატვირთვა გაქვთ. დაასრულეთ ისინი ან სცადეთ 15 წუთში.',
  ),
  dayFull: makeReason(
    errorCodes.tooMany,
    'You have reached today’s upload limit. Please try again tomorrow.',
    'დღიური ატვირთვის ლიმიტი ამოიწურა. გთხოვთ, სცადოთ ხვალ.',
  ),
  unknown: makeReason(errorCodes.notFound, 'There is no such upload.', 'ასეთი ატვირთვა არ არსებობს.'),
  notArrived: makeReason(
    errorCodes.notFound,
    'The file has not arrived. Please send it again.',
    'ფაილი არ მიღებულა. გთხოვთ, ატვირთოთ ხელახლა.',
  ),
  notAsAnnounced: makeReason(
    errorCodes.badRequest,
    'The file’s content does not match its type. Please choose another file.',
    'ატვირთული ფაილი არ შეესაბამება მითითებულ ტიპს ან ზომას. გთხოვთ, აირჩიოთ სხვა ფაილი.',
  ),
  over: makeReason(
    errorCodes.notFound,
    'This upload was refused or its time has run out. Please choose the file again.',
    'ეს ატვირთვა უარყოფილია ან მისი დრო ამოიწურა. გთხოვთ, აირჩიოთ ფაილი ხელახლა.',
  ),
  badAddress: makeReason(
    errorCodes.badSignature,
    'This upload link is invalid or has expired. Please choose the file again.',
    'ატვირთვის ბმული არასწორია ან ვადა გაუვიდა. გთხოვთ, აირჩიოთ ფაილი ხელახლა.',
  ),
  used: makeReason(
    errorCodes.repeatedRequest,
    'Something has already been uploaded to this address.',
    'ამ მისამართზე ფაილი უკვე ატვირთულია.',
  ),
  wrongLength: makeReason(
    errorCodes.badRequest,
    'The file does not have the size that was announced.',
    'ფაილის ზომა არ ემთხვევა მითითებულს.',
  ),
};
