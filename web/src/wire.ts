// Made by `make types` from the server's schema. Not to be edited by hand.

export interface Wire {
  client:
    | MoveRequest
    | UndoRequest
    | PartRequest
    | DraftRequest
    | WhyRequest
    | OrderRequest
    | SayRequest
    | NoteRequest
    | LookRequest
    | TellRequest
    | ExplainRequest
    | LegendRequest
    | ForkRequest
    | StandInRequest
    | ResignRequest
    | EndRequest
    | OfferRequest
    | RematchRequest
    | LanguageRequest
    | StatsRequest
    | ReviewRequest
    | HintRequest;
  server:
    | TableMessage
    | LogMessage
    | ChatMessage
    | DoneMessage
    | ErrorMessage
    | PartMessage
    | DraftMessage
    | WhyMessage
    | HintsMessage
    | TextMessage
    | ExplanationMessage
    | LegendMessage
    | NoteMessage
    | PresenceMessage
    | ForkMessage
    | RematchMessage
    | StatsMessage
    | ReviewMessage
    | LessonMessage;
}
/**
 * Make a move. `seq` is the number of lines the sender had seen: a later position it answers
 *     only where the very same is decided still. `aside` answers the question out of turn. `before`
 *     are moves made before it, which leave undone what is asked before (`Later`) or belong to the
 *     same question; the first of all these that is refused ends it, and what was made stays.
 */
export interface MoveRequest {
  aside?: boolean;
  /**
   * @maxItems 40
   */
  before?: number[][];
  do: "move";
  key: string;
  move: number[];
  seq: number;
}
/**
 * Take back one's last move.
 */
export interface UndoRequest {
  do: "undo";
  key: string;
  seq: number;
}
/**
 * Which field follows the answers given so far. `later` is the place of the question among
 *     those that follow (`Later`), from 1; 0 for the one that is asked now. `wanted` are the answers
 *     on a sheet (`Laid`), part by part, each by the name of its field: what of it can be so, stays.
 */
export interface PartRequest {
  aside?: boolean;
  do: "part";
  done: number[];
  key: string;
  later?: number;
  wanted?: {
    [k: string]: number[];
  }[];
}
/**
 * What may stand in the rows of an answer out of turn (`TableMessage.draft`). They are given
 *     part by part, where what does not fit is left out; or as a `move`, that of a template or of an
 *     offer turned round, which is read as far as it fits.
 */
export interface DraftRequest {
  do: "draft";
  key: string;
  move?: number[];
  /**
   * @maxItems 40
   */
  rows?: DraftAnswer[][];
}
/**
 * What has been said in a row of an answer: to the part with this name, these codes.
 */
export interface DraftAnswer {
  part: string;
  said: number[];
}
/**
 * What is not allowed now, and why.
 */
export interface WhyRequest {
  do: "why";
  key: string;
}
/**
 * Give a standing order.
 */
export interface OrderRequest {
  do: "order";
  key: string;
  order: "ask" | "never" | "open" | "pass";
  window: string;
}
/**
 * Say something to the table, or to one seat.
 */
export interface SayRequest {
  do: "say";
  key: string;
  text: string;
  to?: number | null;
}
/**
 * Keep a private note.
 */
export interface NoteRequest {
  do: "note";
  key: string;
  text: string;
}
/**
 * Show the table after line `n - 1`, as `seat` saw it; None: the present.
 *
 *     Before the end of the game nobody may look from another seat.
 */
export interface LookRequest {
  do: "look";
  key: string;
  n?: number | null;
  seat?: number | null;
}
/**
 * Tell in words: `table`, `card` (by name or ref), or one of the game's pages.
 */
export interface TellRequest {
  do: "tell";
  key: string;
  rest?: string;
  what: string;
}
/**
 * What the sign with this ref means, and why it is as it is; without one, what there is to ask
 *     about.
 */
export interface ExplainRequest {
  do: "explain";
  key: string;
  ref?: string;
}
/**
 * What all signs mean.
 */
export interface LegendRequest {
  do: "legend";
  key: string;
}
/**
 * Make a private sandbox that begins with the first `n` lines of this game; `all`: of one that
 *     is over, in which one plays every seat.
 */
export interface ForkRequest {
  all?: boolean;
  do: "fork";
  key: string;
  n: number;
}
/**
 * Leave one's seat to a bot, or (empty) take it back. The host may do so for a seat whose
 *     player has gone.
 */
export interface StandInRequest {
  bot?: string;
  do: "stand_in";
  key: string;
  seat: number;
}
/**
 * Give up one's seat for good; `end`: and propose to the others that the game ends now.
 */
export interface ResignRequest {
  do: "resign";
  end?: boolean;
  key: string;
}
/**
 * Propose to end the game now, agree to it, or refuse it (and so take back one's own).
 */
export interface EndRequest {
  answer: "agree" | "propose" | "refuse";
  do: "end";
  key: string;
}
/**
 * Offer a seat whose person is away or gone to all in the lobby, or to whoever has its link; or
 *     (empty) offer it no more.
 */
export interface OfferRequest {
  do: "offer";
  key: string;
  seat: number;
  way?: "" | "link" | "lobby";
}
/**
 * Sit down at the rematch of a game that is over; it is made for the first who wants one.
 */
export interface RematchRequest {
  do: "rematch";
  key: string;
}
/**
 * Read in another language from now on.
 */
export interface LanguageRequest {
  do: "language";
  key: string;
  language: "en" | "es" | "fr" | "it";
}
/**
 * The course of a finished game in numbers.
 */
export interface StatsRequest {
  do: "stats";
  key: string;
}
/**
 * Where a finished game was decided.
 */
export interface ReviewRequest {
  do: "review";
  key: string;
}
/**
 * The best answers to what is asked, answered by `hints`. In a lesson: the next hint, and at
 *     last the move itself, answered by a `text`.
 */
export interface HintRequest {
  do: "hint";
  key: string;
}
/**
 * The whole table as the reader may know it, after line `seq - 1` of the history. Lines are
 *     numbered for each reader without the standing orders of others.
 *
 *     `undo` is empty when the reader may undo, else the reason why not. `shown` is the line that is
 *     shown, for a reader who looks back; None for the present. `offers` are agreements that wait for
 *     the reader's answer, which is given as an aside. `notes` are what has become of seats; `ending`
 *     is a proposal to end the game, for those who sit there, and `rematch` the id of the game that
 *     has been made for the same people. `since` is the first line after the reader's own last move, 0
 *     where there is none. `later` are the questions that follow the `question` at once where nothing
 *     is done, and `nothing` the moves by which none of it is done. `aims` say how the game is
 *     won and how it ends. `draft` is the choice out of turn whose answer can be written row by row,
 *     on a sheet; None where there is none. `hints`: the reader's seat may ask for some. `differs`
 *     tells of a finished game that these rules do not fit: its picture is the last that they give.
 */
export interface TableMessage {
  aims?: Aim[];
  aside?: Question | null;
  asked: Asked[];
  differs?: Differs | null;
  draft?: number | null;
  ending?: EndProposal | null;
  game: string;
  hints?: boolean;
  host?: boolean;
  id: string;
  language?: string;
  later?: Later[];
  notes?: TableNote[];
  nothing?: number[][];
  offers?: Offer[];
  orders?: Order[];
  picture: (PlainPicture | GloryPicture | RepublicPicture) | null;
  private_chat?: boolean;
  question?: Question | null;
  rated?: boolean;
  rematch?: string;
  result?: Result | null;
  sandbox?: boolean;
  seats: SeatCard[];
  seq: number;
  shown?: number | null;
  since?: number;
  standing?: StandingOrders | null;
  status: "open" | "over" | "running" | "stopped";
  title: string;
  turn: string;
  type: "table";
  undo?: string;
  viewer: number;
}
/**
 * How the game is won or ends, in a short line; `ref` explains it. `near` tells that it may be
 *     soon.
 */
export interface Aim {
  near?: boolean;
  ref: string;
  text: string;
}
/**
 * What one seat is asked. `whole` tells that the first field is all of it. `optional` questions
 *     may be left alone: the game does not wait. `ahead` saves a choice that is none. `sharing` are
 *     one's own accounts, where it is about moving money between them; `bundles` are answers that can
 *     be given together.
 */
export interface Question {
  ahead?: Ahead | null;
  bundles?: Bundle[];
  field: Field;
  optional?: boolean;
  rule: string;
  sharing?: Sharing | null;
  text: string;
  whole?: boolean;
}
/**
 * The field after the only option of a first field that does not end or pass. `done` are the
 *     codes of all before it, `label` is that option's.
 */
export interface Ahead {
  done: number[];
  field: Field;
  label: string;
}
/**
 * One part of a question. `choose` has options; `pick` has items, of which from `low` to `high`
 *     are picked; `amount` is a number from `low` to `high`; `text` is one line of up to `high`
 *     characters.
 *
 *     `adding` names what may be added to options that can be sent at once. A `final` number, or pick
 *     of several things, is the last part of its answer, whatever it is.
 *     `sheet` has this field and all that follow it, where they can be answered together. `stake` says
 *     what is at stake in a question of this kind, and what people usually weigh.
 *
 *     The codes of an answer: the option's code; the number picked and then each item's code in the
 *     order of `items`; the number; the number of characters and then their code points.
 */
export interface Field {
  adding?: string;
  final?: boolean;
  high?: number;
  hints?: string[];
  items?: Item[];
  kind: "amount" | "choose" | "pick" | "text";
  low?: number;
  options?: Option[];
  question: string;
  range?: string;
  rule: string;
  sheet?: Laid | null;
  stake?: string;
}
/**
 * Something to pick, of which there are `count`.
 */
export interface Item {
  code: number;
  count?: number;
  label: string;
  refs?: string[];
}
/**
 * One thing that may be chosen. `refs` are the things on the table that mean it; `last` marks
 *     the choice that ends or passes, `steady` one that stays in view however many there are. `short`
 *     is what to call it below the name of its group. `at_once` are the codes that complete the answer
 *     with nothing more, then with one, two, ... of what the field's `adding` names: with them it can
 *     be sent without a further question. `ways` are the few ways worth taking after this choice, with
 *     which the answer is whole.
 */
export interface Option {
  at_once?: number[][];
  code: number;
  group?: string;
  label: string;
  last?: boolean;
  refs?: string[];
  short?: string;
  steady?: boolean;
  ways?: Way[];
}
/**
 * One way to end an answer that a page offers beside a choice: in few words, and the codes that
 *     follow that choice.
 */
export interface Way {
  label: string;
  rest: number[];
}
/**
 * Several parts of an answer on one sheet, each field with its answer, and what follows from
 *     them beside it. `move` is the whole answer, and `label` says what it does; both are empty while
 *     something is missing. `rows`: each part is one of those there are, and may be left unanswered;
 *     else there may be another part where it `adds`. `send` is what the button says that sends it.
 */
export interface Laid {
  adds?: boolean;
  beside: Beside;
  label?: string;
  move?: number[];
  parts: LaidPart[];
  rows?: boolean;
  send: string;
  title: string;
}
/**
 * What stands beside the parts of an answer: what follows from them as they are now, in lines,
 *     and the chances of what they undertake. Nothing that its reader may not know.
 */
export interface Beside {
  chances?: Chances[];
  lines?: string[];
}
/**
 * What one undertaking may come to: whose and which it is (`about`), all that may come of it in
 *     order, and what else can be told of it. `part` is the part of the answer that it belongs to,
 *     from 0.
 */
export interface Chances {
  about: string;
  part?: number;
  results: Likelihood[];
  told?: string;
}
/**
 * One thing that an undertaking may come to: its name, how likely it is in whole percent, and
 *     how welcome, from 0 (best) to 4 (worst).
 */
export interface Likelihood {
  name: string;
  percent: number;
  weight: number;
}
/**
 * A part of an answer on a sheet. One that is a row has a `label`, and in `start` the answer
 *     that begins it, by the name of its field.
 */
export interface LaidPart {
  fields: Said[];
  label?: string;
  start?: {
    [k: string]: number[];
  };
}
/**
 * A field on a sheet and its answer, as codes; none while it is still to be given. `name` tells
 *     it from the other fields of its part.
 */
export interface Said {
  answer?: number[];
  field: Field;
  name: string;
}
/**
 * Several answers to a question, given one after the other with one click: what they come to,
 *     and the moves.
 */
export interface Bundle {
  label: string;
  moves: number[][];
}
/**
 * Money that a seat shares out among its own accounts, the first of which is what all have
 *     together: a move that begins with `begin` names a source, a target and an amount, and `end` is
 *     the move that ends it. `giving` is how it goes from them to others; null where it may not. All
 *     that can be answered after one of the choices `said` can be said by these numbers.
 */
export interface Sharing {
  begin: number;
  end: number[];
  giving?: Giving | null;
  purses: Purse[];
  said: number[];
}
/**
 * Money given away from one's own accounts: what that is called, how such a move begins, which
 *     names a source, a target and an amount, and whom it may go to.
 */
export interface Giving {
  begin: number;
  label: string;
  receivers: Receiver[];
}
/**
 * An account of another seat: whose it is, what it is called, and the code that names it as
 *     where money goes.
 */
export interface Receiver {
  label: string;
  owner: string;
  target: number;
}
/**
 * An account of one's own: what it is called, what is in it, and the codes that name it as
 *     where money comes from and where it goes.
 */
export interface Purse {
  amount: number;
  label: string;
  source: number;
  target: number;
}
/**
 * Whom the game waits for, as all may know it. `since` and `until` are seconds since 1970.
 */
export interface Asked {
  rule: string;
  seat: number;
  since: number;
  topic: string;
  until?: number | null;
}
/**
 * Why a finished game cannot be played again to its end: these rules (version `now`) do not fit
 *     it from this line on; a line beyond its last means how it ended. `begun` is the version it was
 *     played by, empty where it is the same. `text` says all of it.
 */
export interface Differs {
  begun: string;
  line: number;
  now: string;
  text: string;
}
/**
 * That the game is to end now without a winner: proposed by a seat; the seats that are asked,
 *     and those of them that have agreed.
 */
export interface EndProposal {
  agreed: number[];
  asked: number[];
  by: number;
}
/**
 * A question that follows at once where a seat leaves undone what it is asked before: `before`
 *     are the moves by which it does.
 */
export interface Later {
  before: number[][];
  question: Question;
}
/**
 * What has become of a seat besides moves, in words: after so many lines of the history.
 */
export interface TableNote {
  after: number;
  at: number;
  seat: number;
  text: string;
}
/**
 * An agreement that waits for the reader: who offers it, what is promised, and the whole moves
 *     that accept and refuse it. `counter` is the choice out of turn that begins an offer of one's
 *     own; None where none may be made. `turned` is that offer with the same rows, the reader's own
 *     first, to be changed at will (a `Drafting` reads it); `left` says what could not be taken over.
 */
export interface Offer {
  accept: number[];
  by: number;
  counter: number | null;
  left?: string[];
  number: number;
  promises: Span[][];
  refuse: number[];
  turned?: number[];
}
/**
 * A piece of text. `ref` names the thing on the table it speaks of, if any: `card:12`,
 *     `seat:0`.
 */
export interface Span {
  ref?: string;
  text: string;
}
/**
 * A standing order: the moment, its name for the reader, what is ordered, and what may be.
 */
export interface Order {
  choices: ("ask" | "never" | "open" | "pass")[];
  label: string;
  order: string;
  window: string;
}
/**
 * The table of a game that has no drawing of its own: all of it told, and what is the reader's
 *     own.
 */
export interface PlainPicture {
  game: "plain";
  mine: Section[];
  sections: Section[];
}
/**
 * A heading and its lines: the table told in words, a page, a card.
 */
export interface Section {
  heading: string;
  lines: string[];
}
/**
 * The table of Glory to Rome. `viewer` is the reader's seat (-1: a spectator), `role` the role
 *     led this turn (-1: none yet).
 *
 *     `kinds`, `pool` and `sites` have an entry for each material. `drawn` is a card of the reader's
 *     that waits to be used, `public` the buildings whose function a Stairway has opened to everybody,
 *     `glow` the structures that matter to what the reader is asked.
 */
export interface GloryPicture {
  awaited: number[];
  beginner: boolean;
  camps: GloryCamp[];
  deck: number;
  deck_ref: string;
  drawn: GloryCard | null;
  edition: string;
  edition_text: string;
  end: GloryEnd | null;
  game: "glory";
  glow: string[];
  hand: GloryCard[];
  jacks: number;
  jacks_ref: string;
  kinds: GloryKind[];
  leader: number;
  pool: GloryPile[];
  public: GloryCard[];
  role: number;
  sites: GlorySite[];
  turn: number;
  viewer: number;
}
/**
 * One player's camp. `mode` is what the seat has done this turn ("" while undecided), `played`
 *     lies there until the turn ends, `sites` are the materials of completed buildings' sites.
 *
 *     `drawn` tells that a card of the deck waits to be used; `held` is the role of an action kept for
 *     a site out of town, and `backs` the seat to which this one would concede (-1: none). `points`
 *     are those that all can count; if the game ended now, they would be `least` to `most`, and what
 *     is won of the bonuses.
 */
export interface GloryCamp {
  backs: number;
  client_count: number;
  client_limit: number;
  clients: GloryPile[];
  drawn: boolean;
  hand: number;
  hand_limit: number;
  hand_ref: string;
  held: number;
  influence: number;
  jacks: number;
  least: number;
  mine: boolean;
  mode: string;
  most: number;
  name: string;
  played: GloryCard[];
  points: number;
  ref: string;
  seat: number;
  sites: number[];
  stock: GloryPile[];
  structures: GloryStructure[];
  vault: GloryVault;
}
/**
 * So many cards of one material in one place. `ready` counts clients that may still act.
 */
export interface GloryPile {
  count: number;
  material: number;
  ready: number;
  ref: string;
}
/**
 * A card that the reader sees, of which there are `count`: all that stands on it.
 */
export interface GloryCard {
  count: number;
  effect: string;
  material: number;
  name: string;
  number: number;
  ref: string;
  value: number;
}
/**
 * A building begun or completed. `materials` are those added, `need` how many it takes.
 *
 *     `active` tells that its function is in force, `opened` that it is in force for everybody.
 */
export interface GloryStructure {
  active: boolean;
  complete: boolean;
  effect: string;
  material: number;
  materials: number[];
  name: string;
  need: number;
  number: number;
  opened: boolean;
  ref: string;
  site: number;
}
/**
 * A vault: how many cards it holds and may hold, and the faces the reader may know.
 */
export interface GloryVault {
  count: number;
  hidden: number;
  known: GloryPile[];
  limit: number;
}
/**
 * How the game ended, and the seats in the order of success. `statue` and `wall` are names.
 */
export interface GloryEnd {
  scores: GloryScore[];
  statue: string;
  text: string;
  wall: string;
}
/**
 * The points of one seat, by where they come from.
 */
export interface GloryScore {
  bonuses: number;
  hand: number;
  influence: number;
  seat: number;
  statue: number;
  total: number;
  vault: number;
  wall: number;
  won: boolean;
}
/**
 * A material with its role: names, the letter that stands for it, and its value.
 *
 *     `ref` names the material, `role_ref` the role.
 */
export interface GloryKind {
  letter: string;
  material: string;
  ref: string;
  role: string;
  role_ref: string;
  value: number;
}
/**
 * The sites left of one material: in town and out of town.
 */
export interface GlorySite {
  material: number;
  outside: number;
  ref: string;
  town: number;
}
/**
 * The table of The Republic of Rome.
 *
 *     `stage` says what is in the middle: a phase, `opening` before the first, or `over`. What belongs
 *     to a phase is there only while it lasts. `throws` and `battles` are those of this turn, the
 *     latest first.
 */
export interface RepublicPicture {
  battles: Battle[];
  combat: Combat | null;
  deals: Agreement[];
  era: string;
  factions: RomanFaction[];
  floor: Floor | null;
  forum: TheForum;
  game: "republic";
  initiative: Initiative | null;
  lands: Land[];
  phases: Moment[];
  provinces: Province[];
  result: string;
  revenue: Revenue | null;
  revolution: Revolution | null;
  rome: Rome;
  scenario: string;
  stage: string;
  steps: Moment[];
  throws: Throw[];
  turn: number;
  viewer: number;
  wars: RomanWar[];
  winners: number[];
}
/**
 * A battle fought this turn: strengths, dice, result and losses, and what came of it.
 */
export interface Battle {
  after: Piece[][];
  against: number;
  commander: Named;
  dice: Die[];
  enemy: Named;
  fleets: number;
  legions: number;
  naval: boolean;
  omens: number;
  result: string;
  roll: number;
  roman: number;
  total: number;
  veterans: number;
}
/**
 * Some words of a sentence; `ref` is the thing they name, if they name one.
 */
export interface Piece {
  ref?: string;
  text: string;
}
/**
 * A thing and its name.
 */
export interface Named {
  name: string;
  ref: string;
}
/**
 * What dice show: `kind` is `black`, `white` or `plain`, `count` how many were thrown, 0 where
 *     that is not known.
 */
export interface Die {
  count: number;
  kind: string;
  value: number;
}
/**
 * The battle that is about to be fought.
 */
export interface Combat {
  commander: Named;
  odds: BattleOdds[];
  war: Named;
}
/**
 * The chances of a commander with an army; `sent` when he is there, `proposed` when the Senate
 *     votes on sending him, else with all that is in Rome. `legions` and `fleets` are what he leads,
 *     the last two what he may expect to lose. `province` is the one that fights by itself, with its
 *     governor, where no army of the Senate does; what it may lose is not told.
 */
export interface BattleOdds {
  commander: Named;
  defeat: number;
  disaster: number;
  fleets: number;
  legions: number;
  lost_fleets: number;
  lost_legions: number;
  naval: boolean;
  proposed: boolean;
  province: string;
  sent: boolean;
  stalemate: number;
  standoff: number;
  victory: number;
}
/**
 * A public agreement; `state` is `offered`, `binding`, `settled` or `withdrawn`, `waiting` who
 *     has still to accept.
 */
export interface Agreement {
  by: Named;
  number: number;
  promises: Promise[];
  ref: string;
  state: string;
  turn: number;
  waiting: Named[];
}
/**
 * A clause of an agreement; `fate` is `open`, `kept`, `released` or `failed`.
 */
export interface Promise {
  fate: string;
  words: Piece[];
}
/**
 * A faction. `talents` is its treasury, None where the reader may not know it; `hand` are the
 *     cards he may see of `cards`. `sign` is the letter, or two, that no other faction has.
 */
export interface RomanFaction {
  asked: boolean;
  cards: number;
  gone: boolean;
  hand: HandCard[];
  influence: number;
  knight_drm: number;
  mine: boolean;
  name: string;
  no_knights: boolean;
  ref: string;
  seat: number;
  senators: Senator[];
  sign: string;
  standard: string;
  talents: number | null;
  votes: number;
}
/**
 * A card in a hand that the reader may see, with what stands on it.
 */
export interface HandCard {
  kind: string;
  lines: string[];
  name: string;
  ref: string;
}
/**
 * A person in play. `seat` is his faction, -1 for none; `family` is named for a statesman only.
 *
 *     `marks` are words: `leader`, `presiding`, `first`, `prior_consul`, `corrupt`, `major`, `victor`,
 *     `proconsul`, `guarded`, `for_life`. `place` is `rome`, `province`, `field`, `captive` or
 *     `rebel`, `where` the province or war; `term` the turns left to a governor. `loyalty` is the one
 *     in force, `printed_loyalty` that on the card; `disbanded` are the veteran legions that he has
 *     sent home.
 */
export interface Senator {
  concessions: Held[];
  disbanded: number;
  family: string;
  influence: number;
  knights: number;
  legate: boolean;
  loyalty: number;
  marks: string[];
  military: number;
  name: string;
  offices: Office[];
  oratory: number;
  place: string;
  popularity: number;
  printed_loyalty: number;
  ref: string;
  seat: number;
  talents: number;
  term: number;
  votes: number;
  where: string;
  where_ref: string;
}
/**
 * A concession that somebody holds; `exposed` when its corruption lies open.
 */
export interface Held {
  exposed: boolean;
  name: string;
  ref: string;
}
/**
 * An office somebody holds.
 */
export interface Office {
  id: string;
  name: string;
}
/**
 * The Senate in session. `plea` says who pleads in the trial on the floor; `laws` are those
 *     that lie open and wait for their sponsors or their turn. `coalition` tells where it stands where
 *     one rules, and nothing is voted on.
 */
export interface Floor {
  claims: Named[];
  coalition: Saying[];
  decisions: Decision[];
  interrupters: Interrupter[];
  laws: Named[];
  major: number;
  minor: number;
  plea: Piece[];
  presiding: Named | null;
  presiding_seat: number;
  proposal: Proposal | null;
}
/**
 * What something is called, and what is told of it.
 */
export interface Saying {
  label: string;
  words: Piece[];
}
/**
 * What the Senate has decided in this sitting; `how` is `passed`, `rejected`, `vetoed` or
 *     `void`.
 */
export interface Decision {
  how: string;
  no: number;
  words: Piece[];
  yes: number;
}
/**
 * Who may interrupt, by what all know: with one of so many `cards`, which may be a Tribune; by
 *     statesmen who need none; with a dagger.
 */
export interface Interrupter {
  cards: number;
  dagger: boolean;
  free: Named[];
  name: string;
  ref: string;
}
/**
 * What lies before the Senate. `waiting` are those whose consent it needs.
 */
export interface Proposal {
  by: Named;
  kind: string;
  no: number;
  odds: BattleOdds[];
  opened: boolean;
  tribune: boolean;
  vetoable: boolean;
  voters: Voter[];
  waiting: Named[];
  words: Piece[];
  yes: number;
}
/**
 * A faction in a vote: its votes in Rome, the talents it could buy more with, and how it has
 *     voted: `for`, `against`, `split`, `abstained`, or nothing yet. `asked` is whoever votes now.
 */
export interface Voter {
  asked: boolean;
  name: string;
  purse: number;
  ref: string;
  side: string;
  votes: number;
}
/**
 * Who and what lies in the Forum and the Curia.
 */
export interface TheForum {
  concessions: Lying[];
  curia: Lying[];
  leaders: EnemyLeader[];
  senators: Senator[];
}
/**
 * A thing in the Forum or the Curia; `kind` is the kind of card it is, `line` what it is good
 *     for.
 */
export interface Lying {
  kind: string;
  line: string;
  name: string;
  ref: string;
}
/**
 * An enemy leader; `strength` is what he adds.
 */
export interface EnemyLeader {
  disaster: number;
  name: string;
  ref: string;
  standoff: number;
  strength: number;
}
/**
 * The initiatives of the turn, and what the present one has come to.
 */
export interface Initiative {
  attempts: Attempt[];
  auction: Auction | null;
  knights: KnightChance[];
  persuasion: Persuasion | null;
  steps: Moment[];
  turns: Turn[];
}
/**
 * Whom one's own senator could persuade: the chance without a bribe, and the best he can have,
 *     with the fewest talents that bring it.
 */
export interface Attempt {
  base: number;
  best: number;
  percent: number;
  persuader: Named;
  talents: number;
  target: Named;
}
/**
 * An initiative for sale. `turn` is who bids now.
 */
export interface Auction {
  bid: number;
  bidder: Named | null;
  turn: Named | null;
}
/**
 * A senator's chance of a knight, by talents spent.
 */
export interface KnightChance {
  chances: Chance[];
  senator: Named;
}
/**
 * From so many talents on, this chance.
 */
export interface Chance {
  percent: number;
  talents: number;
}
/**
 * An attempt under way: what speaks for it and against it, and what the dice may show at most.
 *
 *     `how` is `openly`, `seduction` or `blackmail`; from a natural sum of `fails_from` on it fails
 *     whatever the base number is. `turn` is the faction that decides now.
 */
export interface Persuasion {
  aligned: number;
  base: number;
  bribe: number;
  counter: number;
  fails_from: number;
  how: string;
  influence: number;
  loyalty: number;
  more: Chance[];
  omens: number;
  oratory: number;
  percent: number;
  persuader: Named;
  seat: number;
  talents: number;
  target: Named;
  turn: Named | null;
}
/**
 * A phase, or a step of one: `id` is its word, `state` is `done`, `now` or `next`.
 */
export interface Moment {
  id: string;
  name: string;
  state: string;
}
/**
 * An initiative: whose, and whether it is `done`, `now` or `next`. An auctioned one has no
 *     name until somebody has it.
 */
export interface Turn {
  name: string;
  ref: string;
  state: string;
}
/**
 * A land of the map, Rome's or not; `ref` is its card's, empty for one that is no province.
 */
export interface Land {
  id: string;
  name: string;
  ref: string;
}
/**
 * A province of Rome. `income` and `spoils` are rolls in words: the State's, its governor's.
 *     `troops` and `ships` are its own units, `attacked` says that an active war attacks it; where
 *     there are no Provincial Wars there is none of this.
 */
export interface Province {
  armies: number;
  attacked: boolean;
  camp: string;
  developed: boolean;
  disorder: boolean;
  fleets: number;
  frontier: boolean;
  garrison: Force;
  governor: Named | null;
  income: string;
  land: number;
  legate: boolean;
  name: string;
  naval: number;
  overrun: boolean;
  ref: string;
  seat: number;
  ships: number;
  spoils: string;
  taxes: number;
  term: number;
  troops: number;
}
/**
 * Legions, veteran ones among them, and fleets.
 */
export interface Force {
  fleets: number;
  legions: number;
  veterans: Veteran[];
}
/**
 * A veteran legion, and to whom it is loyal (empty: to nobody).
 */
export interface Veteran {
  loyal: string;
  loyal_ref: string;
  name: string;
  ref: string;
}
/**
 * The Revenue Phase: its steps and the income on the table.
 */
export interface Revenue {
  purses: Purse1[];
  steps: Moment[];
}
/**
 * What a faction has collected this year and not put away yet.
 */
export interface Purse1 {
  name: string;
  ref: string;
  talents: number;
}
/**
 * The Revolution Phase: its steps, and the generals who have still to speak.
 */
export interface Revolution {
  generals: Named[];
  steps: Moment[];
}
/**
 * What is in Rome and what all can see of the State.
 */
export interface Rome {
  barracks: Force;
  budget: YearsBudget;
  cost: number;
  deck: number;
  era_ends: boolean;
  in_force: InForce[];
  most_wars: number;
  pool_fleets: number;
  pool_legions: number;
  recruits: boolean;
  unrest: number;
  wars: number;
}
/**
 * The State's next Revenue Phase: what it has, what comes in, what it pays, what is left.
 */
export interface YearsBudget {
  annual: number;
  bills: number;
  gains: number;
  high: number;
  low: number;
  owed: number;
  provinces_high: number;
  provinces_low: number;
  treasury: number;
  upkeep: number;
  waking: number;
  wars: number;
}
/**
 * A law, event, land bill or bequest in force; `level` is how often.
 */
export interface InForce {
  kind: string;
  level: number;
  name: string;
  ref: string;
}
/**
 * Dice that were thrown this turn: what for, what they showed, what was added, what came of it.
 *
 *     `went` is `good` or `bad` for who threw, or nothing.
 */
export interface Throw {
  dice: Die[];
  kind: string;
  sums: Sum[];
  total: number | null;
  went: string;
  words: Piece[];
}
/**
 * A number that is added to dice, by its word.
 */
export interface Sum {
  id: string;
  value: number;
}
/**
 * A war, or what armies stand against in place of one: `kind` is `war`, `revolt`, `march` (the
 *     Primary Rebel's), `rebels` (a rebel governor in his province) or `bequest`. `status` is
 *     `active`, `imminent` or `inactive`; `theatre` is the id of the land (`Land`) it is fought in;
 *     `struck` are the numbers that have struck this turn.
 */
export interface RomanWar {
  allies: AlliedProvince[];
  armies: Army[];
  beaten: boolean;
  disaster: number[];
  drought: boolean;
  kind: string;
  land: number;
  leaders: EnemyLeader[];
  name: string;
  naval: number;
  odds: BattleOdds[];
  ref: string;
  spoils: number;
  standoff: number[];
  status: string;
  struck: number[];
  support: number;
  theatre: string;
  times: number;
  unprosecuted: boolean;
}
/**
 * A province in league with a war: what it adds to it on land and at sea, of which `troops` and
 *     `fleets` are its own units.
 */
export interface AlliedProvince {
  fleets: number;
  land: number;
  name: string;
  naval: number;
  troops: number;
}
/**
 * An army on a war. `seat` is its commander's, -1 where nobody commands.
 */
export interface Army {
  commander: Named | null;
  force: Force;
  land: number;
  naval: number;
  seat: number;
}
/**
 * How the game ended, and a line a seat in the order of success. `resigned` names those who
 *     resigned, a line each. To who has played alone, `earlier` says how that stands beside other
 *     games. `rated` has those whose page the reader may see.
 */
export interface Result {
  earlier?: Earlier | null;
  heading: string;
  lines: string[];
  rated?: Rated[];
  resigned?: string[];
  winners: number[];
}
/**
 * How the game that one has ended alone stands beside those of the same edition or scenario
 *     that ended before it: `games` of one's own, of which so many were `won`, and so many `public`
 *     ones. `columns` are the headings of `now`, `best`, `median` and `record`.
 */
export interface Earlier {
  columns: string[];
  games: number;
  heading: string;
  measures: Compared[];
  public: number;
  won: number;
}
/**
 * What a game came to by one measure `now`, of which more is better, beside the `best` and the
 *     `median` of one's own earlier games and the best of all that are public, the `record`; null
 *     where there were none. `note` says so where it is better than one's best.
 */
export interface Compared {
  best: number | null;
  measure: string;
  median: number | null;
  name: string;
  note: string;
  now: number;
  record: number | null;
}
/**
 * What the end of a rated game did to the rating of who began it in a seat.
 */
export interface Rated {
  after: number;
  before: number;
  name: string;
  provisional?: boolean;
  seat: number;
  spread: number;
}
/**
 * A seat: who sits there, and how. `stand_in` is the bot that plays for an absent person.
 *
 *     `clock` are the seconds left, if there is a clock. An open seat may be `held` for who is
 *     `invited`, whose name those know who are at the table. `given_up`: its person has given it up,
 *     and a bot plays on. `offered`: somebody else may take it; those who sit at the table know the
 *     `key` of its link ("lobby": it is open to all).
 */
export interface SeatCard {
  bot?: string;
  clock?: number | null;
  given_up?: boolean;
  held?: boolean;
  invited?: string;
  key?: string;
  kind: "bot" | "open" | "person";
  mine?: boolean;
  name: string;
  offered?: boolean;
  online?: boolean;
  seat: number;
  stand_in?: string;
  user?: number | null;
}
/**
 * The orders that say more than one word, for a seat: those it has `given`, each with the move
 *     that takes it back; those that fit what it is asked now, which answer it (`quick`); and all
 *     others, part by part (`about`).
 */
export interface StandingOrders {
  about: OrderAbout[];
  given: OrderGiven[];
  quick: OrderGiven[];
}
/**
 * What an order may be about, how the move begins that gives it, and the ways there are.
 */
export interface OrderAbout {
  begin: number[];
  label: string;
  ways: OrderWay[];
}
/**
 * What may be ordered: what to call it, its code, and the highest number that goes with it, 0
 *     where none does; `counts` is what that number is a number of.
 */
export interface OrderWay {
  code: number;
  counts?: string;
  label: string;
  most: number;
}
/**
 * An order in words, and the move out of turn that gives it, or takes it back.
 */
export interface OrderGiven {
  label: string;
  move: number[];
}
/**
 * Lines of the history, in order. Lines already known are replaced.
 */
export interface LogMessage {
  entries: LogEntry[];
  type: "log";
}
/**
 * One line of the history: what came of a move (0 is the deal), as the reader may know it.
 *     `late`: the time of the seat had run out, and the move was made in its player's place.
 *
 *     `weights` and `signs` belong to the `lines`: what each weighs to who looks again later, from 0
 *     to 9 (from 7 on it is news of weight), and the sign of the game's board that stands for it. Both
 *     are empty where all weigh 1 and have no sign.
 */
export interface LogEntry {
  at: number;
  late?: boolean;
  lines: Span[][];
  n: number;
  seat: number;
  signs?: string[];
  undo?: boolean;
  weights?: number[];
}
/**
 * What was said, in order.
 */
export interface ChatMessage {
  lines: ChatLine[];
  type: "chat";
}
/**
 * Something said. `to` is the one seat it was said to, None for the whole table. Of what
 *     somebody has said whom the reader has blocked, nothing is told but that it is `hidden`.
 */
export interface ChatLine {
  at: number;
  hidden?: boolean;
  id: number;
  mention?: boolean;
  mine?: boolean;
  name: string;
  seat?: number | null;
  text: string;
  to?: number | null;
}
/**
 * What the request with this key asked for is done and kept; there are `seq` lines now.
 */
export interface DoneMessage {
  key: string;
  seq: number;
  type: "done";
}
/**
 * A request was refused, and nothing changed. `key` is that of the request, `rule` the
 *     paragraph that forbids a move.
 */
export interface ErrorMessage {
  code: string;
  key?: string;
  rule?: string;
  text: string;
  type: "error";
}
/**
 * The field that follows the answers `done`; None when they are a whole move, and then `label`
 *     says what it does.
 */
export interface PartMessage {
  done: number[];
  field: Field | null;
  key: string;
  label?: string;
  type: "part";
}
/**
 * An answer out of turn that is written row by row: its rows, what each part of them may say,
 *     and the whole `move` once nothing is missing (empty until then). `more`: there may be another
 *     row. `told` is what the whole rows come to, `templates` are rows to begin from, and `barred` is
 *     what no row can say now.
 */
export interface DraftMessage {
  barred: Refusal[];
  key: string;
  more: boolean;
  move: number[];
  rows: DraftRow[];
  templates: Template[];
  told: Section[];
  type: "draft";
}
/**
 * Something that is not allowed now, why, and by which paragraph.
 */
export interface Refusal {
  label: string;
  refs?: string[];
  rule?: string;
  why: string;
}
/**
 * One row of an answer, as far as it has been said. `whole`: nothing in it is missing.
 */
export interface DraftRow {
  parts: DraftPart[];
  whole: boolean;
}
/**
 * A part of a row: its name, what may be answered, and what has been; nothing yet where `said`
 *     is empty. Of a part that leaves no choice the answer is there.
 */
export interface DraftPart {
  field: Field;
  part: string;
  said?: number[];
}
/**
 * Rows to begin an answer from: whom it is with, what to call it, and the move so far, which a
 *     `Drafting` reads.
 */
export interface Template {
  label: string;
  move: number[];
  partner: string;
}
/**
 * What a player might think of now and may not do.
 */
export interface WhyMessage {
  key: string;
  refusals: Refusal[];
  type: "why";
}
/**
 * The best answers to what the reader's seat is asked after `seq` lines, the best first. With
 *     `aside` it is asked nothing, and they are what is worth doing out of turn; none: to keep still.
 */
export interface HintsMessage {
  aside?: boolean;
  hints: Hint[];
  key: string;
  seq: number;
  type: "hints";
}
/**
 * An answer that is worth giving: the whole move, what it does, and what speaks for it (empty:
 *     nothing that could be said in a sentence).
 */
export interface Hint {
  label: string;
  move: number[];
  why?: string;
}
/**
 * A page, a card, or the table told in words.
 */
export interface TextMessage {
  key: string;
  sections: Section[];
  type: "text";
}
/**
 * What a sign on the table means; None for what is no sign. Asked about nothing, the `signs`
 *     that can be asked about.
 */
export interface ExplanationMessage {
  about: Explanation | null;
  key: string;
  signs?: SignName[];
  type: "explanation";
}
/**
 * One sign: its name, what it shows now, why it is so, what it is good for, and the paragraph.
 *
 *     `card` is what there is more to read of (`Board.about`).
 */
export interface Explanation {
  card?: string;
  name: string;
  ref: string;
  rule?: string;
  use?: string[];
  value?: string;
  why?: string[];
}
/**
 * A sign that can be asked about, and what it is called.
 */
export interface SignName {
  name: string;
  ref: string;
}
/**
 * All signs that the game draws, in parts; none where it draws none.
 */
export interface LegendMessage {
  key: string;
  parts: LegendPart[];
  type: "legend";
}
/**
 * Signs that belong together.
 */
export interface LegendPart {
  signs: LegendSign[];
  title: string;
}
/**
 * A sign as it is drawn, by its id, with its name, what it means in a line, and its paragraph
 *     where it has one.
 */
export interface LegendSign {
  id: string;
  line: string;
  name: string;
  rule?: string;
}
/**
 * The reader's private note on this game.
 */
export interface NoteMessage {
  text: string;
  type: "note";
}
/**
 * The seats anew: somebody came, left, or lost time on the clock.
 */
export interface PresenceMessage {
  seats: SeatCard[];
  spectators: number;
  type: "presence";
}
/**
 * A private sandbox has been made from this game.
 */
export interface ForkMessage {
  key: string;
  type: "fork";
  url: string;
}
/**
 * The reader sits at the table of the rematch, at this address.
 */
export interface RematchMessage {
  key: string;
  type: "rematch";
  url: string;
}
/**
 * What happened in the course of a finished game: a row of numbers per seat, one a turn.
 */
export interface StatsMessage {
  key: string;
  series: Series[];
  turns: string[];
  type: "stats";
}
/**
 * One measure: a name, and for each seat (or for the table as a whole) a number per turn.
 */
export interface Series {
  labels: string[];
  name: string;
  values: number[][];
}
/**
 * Where a finished game was decided, in the order of its lines.
 */
export interface ReviewMessage {
  key: string;
  turnings: Turning[];
  type: "review";
}
/**
 * A move that changed how a finished game stood: the line `n`, who moved, when, what was
 *     `played`, and the chances of all seats in whole percent `before` and `after` it. `as_advised`: a
 *     bot that knew no more would have done the same; else what it would `rather` have done, where
 *     that is known; `why` speaks for what it would have done.
 */
export interface Turning {
  after: number[];
  as_advised?: boolean;
  before: number[];
  n: number;
  played: string;
  rather?: string;
  seat: number;
  turn: string;
  why?: string;
}
/**
 * Where a lesson stands, which the reader's seat plays. `said` is what it tells now, `at` how
 *     many steps of a guide are done `of` all, `left` how many moves are left in a puzzle; `made` are
 *     the reader's moves so far, which lead to the same place again. `points` are the things on the
 *     table that are meant, and places as `place:NAME`. `more`: there is a hint. `next` is the name
 *     of the lesson after it; `over`: the game itself has ended.
 */
export interface LessonMessage {
  at: number;
  kind: "guide" | "puzzle";
  left: number;
  made: number[][];
  more: boolean;
  name: string;
  next?: string;
  of: number;
  over?: boolean;
  points: string[];
  rules: string[];
  said: string[];
  state: "done" | "failed" | "playing";
  title: string;
  type: "lesson";
}
