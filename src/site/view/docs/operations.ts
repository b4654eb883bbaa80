// The operations of the description, with what each page says of them in its language.
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { FILES } from '../../../api/contract/open-files.ts';
import { API_BASE } from '../../../api/contract/service.ts';
import type { Lang } from '../frame-words.ts';
import { type DescribedParameter, openapi, whole } from './described.ts';
import { LISTED_FILES } from './files.ts';
import { DOCUMENTATION_WORDS } from './documentation-words.ts';

type Described = { readonly description: string };
type DescribedOperation = Described & {
  readonly summary: string;
  readonly parameters?: readonly (Described & Omit<DescribedParameter, 'schema'>)[];
  readonly responses: Readonly<Record<string, Described>>;
};

/** An operation; a text in English may have marks of code. */
export type Operation = {
  readonly path: string;
  readonly summary: string;
  readonly about: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly meaning: string;
  }[];
  readonly responses: readonly { readonly status: string; readonly meaning: string }[];
};

/** Thai for what is in the description alone. */
const MORE_THAI = [
  [`${ENDPOINTS.check.path}/batch`, 'ตรวจหลายเลขในคำขอเดียว'],
  [FILES.latestThai.path, 'งวดล่าสุดของหวยไทยทุกประเภท'],
  [FILES.latestLao.path, 'งวดล่าสุดของหวยลาวทุกประเภท'],
  [FILES.latestHanoi.path, 'งวดล่าสุดของหวยฮานอยทุกประเภท'],
  [FILES.index.path, 'มีอะไรให้ถามบ้าง: คำถามและไฟล์ทั้งหมด'],
  [`${API_BASE}/export/{lottery}.json`, 'ผลทุกงวดของหวยหนึ่งประเภท เป็น JSON'],
  [`${API_BASE}/export/{lottery}.ndjson`, 'ผลทุกงวดของหวยหนึ่งประเภท เป็น JSON บรรทัดละงวด'],
  [`${API_BASE}/feeds/{lottery}.xml`, 'ผลใหม่และการแก้ไขของหวยหนึ่งประเภท แบบ Atom'],
  [`${API_BASE}/feeds/{lottery}.json`, 'ผลใหม่และการแก้ไขของหวยหนึ่งประเภท แบบ JSON Feed'],
] as const;
const THAI = new Map<string, string>([
  ...[...Object.values(ENDPOINTS), ...LISTED_FILES].map(({ path, th }) => [path, th] as const),
  ...MORE_THAI,
]);

/** All operations in the order of the description. */
export function listOperations(lang: Lang): Operation[] {
  const { parameters: meanings } = DOCUMENTATION_WORDS[lang];
  return Object.entries(openapi.paths).map(([ownPath, { get }]) => {
    const path = `${API_BASE}${ownPath}`;
    const {
      summary,
      description,
      parameters = [],
      responses,
    } = get as unknown as DescribedOperation;
    const isThai = lang === 'th';
    return {
      path,
      summary: isThai ? (THAI.get(path) ?? summary) : summary,
      about: isThai ? '' : (description.split('\n\n')[0] ?? ''),
      parameters: parameters.map(({ name, required, description }) => ({
        name,
        required,
        meaning: isThai ? meanings[name] : description,
      })),
      responses: Object.entries(responses).map(([status, response]) => ({
        status,
        meaning: isThai ? '' : whole(response).description,
      })),
    };
  });
}
