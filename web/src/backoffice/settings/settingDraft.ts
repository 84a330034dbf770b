import { hexColorOf, type ColorPair } from '@kirana/shared/brandColors.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { parseRupees, explainRupees } from '../../ui/money/parseRupees.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { TIME_ZONE, UTC_OFFSET } from '../../ui/format/timeZone.ts';
import type { SettingField_setting$data } from './editors/__generated__/SettingField_setting.graphql.ts';

/** An interval of a day, as `07:00`. */
export interface OpenInterval {
  from: string;
  to: string;
}

/** A day on which the shop is closed. */
export interface Holiday {
  date: string;
  name: string;
}

interface OrderLimit {
  orders: number;
  pieces: number;
  value: number;
}

/** A limit as it is typed. */
export type LimitDraft = Record<keyof OrderLimit, string>;

/** What an editor holds during typing: a text for numbers and amounts, the value itself for the others. */
export type SettingDraft = string | boolean | LimitDraft | ColorPair | OpenInterval[][] | Holiday[] | null;

const localTimes = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** The draft of a value. The schema defines each editor's JSON. */
export function draftOf(editor: SettingEditor, value: unknown): SettingDraft {
  switch (editor) {
    case 'SWITCH':
      return value === true;
    case 'MONEY':
      return typeof value === 'number' ? rupeesOf(value) : '';
    case 'ORDER_LIMIT': {
      if (value == null) return null;
      const limit = value as OrderLimit;
      return { orders: String(limit.orders), pieces: String(limit.pieces), value: rupeesOf(limit.value) };
    }
    case 'WEEKLY_HOURS':
      return value == null ? null : (value as OpenInterval[][]);
    case 'COLOR_PAIR':
      return value == null ? null : (value as ColorPair);
    case 'HOLIDAYS':
      return value as Holiday[];
    case 'PICTURE':
      return typeof value === 'string' ? value : null;
    case 'DATE_TIME':
      return typeof value === 'string' ? localTime(value) : '';
    default:
      return value == null ? '' : String(value);
  }
}

/** The value of a draft; a text that is not a number stays text, so that the server reports the error. */
export function valueOf(editor: SettingEditor, draft: SettingDraft): unknown {
  if (editor === 'ORDER_LIMIT' && draft !== null) {
    const { orders, pieces, value } = draft as LimitDraft;
    return { orders: countOf(orders), pieces: countOf(pieces), value: paiseOf(value) };
  }
  if (editor === 'COLOR_PAIR' && draft !== null) {
    const { light, dark } = draft as ColorPair;
    return { light: hexColorOf(light) ?? light, dark: hexColorOf(dark) ?? dark };
  }
  if (typeof draft !== 'string') return draft;
  if (editor === 'PICTURE' || editor === 'SELECT') return draft;
  const text = draft.trim();
  if (text === '') return null;
  if (editor === 'MONEY') return paiseOf(text);
  if (editor === 'INTEGER') return countOf(text);
  if (editor === 'DATE_TIME') return momentOf(text);
  return text;
}

function rupeesOf(paise: number): string {
  return formatRupees(paise).slice(1);
}

function paiseOf(text: string): unknown {
  return parseRupees(text) ?? text;
}

function countOf(text: string): unknown {
  return parseCount(text) ?? text;
}

/** A moment as the browser's field for dates and times has it, in the time of the shop: `2026-11-28T07:00`. */
function localTime(moment: string): string {
  return localTimes.format(new Date(moment)).replace(' ', 'T');
}

function momentOf(text: string): string {
  const moment = new Date(`${text}${UTC_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/** How a setting is edited, by its name in the schema. */
type SettingEditor = SettingField_setting$data['editor'];

/** Each editor's props. */
export interface EditorProps {
  setting: SettingField_setting$data;
  draft: SettingDraft;
  /** The error of a part of the value, by its path within it; the empty path is the whole value. */
  errorAt: (path: string) => string | undefined;
  help: string | undefined;
  onChange: (draft: SettingDraft) => void;
}

/** The errors of the amount in a draft, as pairs of a field's path and a message; the server reports other errors. */
export function findMoneyProblems(key: string, editor: SettingEditor, draft: SettingDraft): Array<[string, string]> {
  if (editor === 'MONEY') return problemOf(key, String(draft));
  if (editor === 'ORDER_LIMIT' && draft !== null) return problemOf(`${key}.value`, (draft as LimitDraft).value); // draftOf made it
  return [];
}

function problemOf(path: string, amount: string): Array<[string, string]> {
  const problem = explainRupees(amount, '');
  return problem === '' ? [] : [[path, problem]];
}
