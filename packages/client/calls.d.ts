// Written by tools/write-client.ts from the contract. Change that, and run it.
import type { Client } from './core.js';
import type * as Schemas from './schemas.js';

/** GET /api/products: Products that match a filter. Totals travel in X-Total-Count and X-In-Stock-Count. */
export function getProducts(client: Client, input?: { query?: { search?: string; difficulty?: string; category?: string; subcategory?: string; kind?: string; /** A country of origin, as products name it: "Taiwan". */ origin?: string; inStock?: "true"; /** Whole rupees. */ minPrice?: string; /** Whole rupees. */ maxPrice?: string; sort?: ("relevance" | "price" | "-price" | "rating" | "name" | "value" | "newest" | "origin"); limit?: string; offset?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.Product)[]>;

/** GET /api/facets: How many products each choice of a filter would give. */
export function getFacets(client: Client, input?: { query?: { search?: string; difficulty?: string; category?: string; subcategory?: string; kind?: string; /** A country of origin, as products name it: "Taiwan". */ origin?: string; inStock?: "true"; /** Whole rupees. */ minPrice?: string; /** Whole rupees. */ maxPrice?: string; }; signal?: AbortSignal }): Promise<Schemas.Facets>;

/** GET /api/suggestions: Up to 8 products and categories, and up to 3 guides, for what has been typed so far. */
export function getSuggestions(client: Client, input: { query: { q: string; }; signal?: AbortSignal }): Promise<Schemas.Suggestions>;

/** GET /api/search-advice: What a list of results does not say: prices that were read, what is not sold, what comes near, what helps. */
export function getSearchAdvice(client: Client, input: { query: { q: string; }; signal?: AbortSignal }): Promise<Schemas.SearchAdvice>;

/** GET /api/products/{id}: One product. */
export function getProductsById(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.Product>;

/** GET /api/products/{id}/related: Up to four products that go with this one. */
export function getProductsByIdRelated(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.Product)[]>;

/** GET /api/products/{id}/contents: What a kit holds or a board takes, and where each thing lies in the picture of it. */
export function getProductsByIdContents(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.ProductContents>;

/** GET /api/products/{id}/uses: What a part is used in, its neighbours in value, and what goes with it. */
export function getProductsByIdUses(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.PartUses>;

/** POST /api/products/{id}/notify: Asks for one mail when the product is back in stock. */
export function postProductsByIdNotify(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; body: { email: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/parts: Every part in short, in the order of the shelf: what a pasted bill is matched against. */
export function getParts(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.PartList>;

/** GET /api/buy-link: What a link to fill a cart holds, with prices and stock. It changes nothing. */
export function getBuyLink(client: Client, input: { query: { /** Products and how many of each, such as "fuzz-box:1,resistor-4k7:2". */ lines: string; }; signal?: AbortSignal }): Promise<Schemas.BuyLink>;

/** GET /api/cart: What is in the cart of this session. */
export function getCart(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** POST /api/cart: Adds a product. What is in the cart already adds up. */
export function postCart(client: Client, input: { body: { productId: string; quantity?: number; }; signal?: AbortSignal }): Promise<Schemas.CartItem>;

/** DELETE /api/cart: Empties the cart. What was saved for later stays. */
export function deleteCart(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** GET /api/cart/saved: What was put aside for later. */
export function getCartSaved(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** GET /api/cart/parts: For each board in the cart, the parts it still needs. */
export function getCartParts(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.BoardParts)[]>;

/** POST /api/cart/parts: Adds the parts that so many of a board need and the cart does not hold, as many as there are. */
export function postCartParts(client: Client, input: { body: { productId: string; quantity?: number; }; signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** PATCH /api/cart/{id}: Sets the quantity of a line. */
export function patchCartById(client: Client, input: { params: { id: string; }; body: { quantity: number; }; signal?: AbortSignal }): Promise<Schemas.CartItem>;

/** DELETE /api/cart/{id}: Removes a line. */
export function deleteCartById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/cart/remove: Removes several lines at once, those that are still there. */
export function postCartRemove(client: Client, input: { body: { ids: readonly (string)[]; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/cart/units: Adds several products at once, as many of each as there are; what is sold out is left out. */
export function postCartUnits(client: Client, input: { body: { units: readonly ({ productId: string; quantity: number; /** The slug of the kit or board that it is for. */ board?: string; })[]; }; signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** POST /api/cart/{id}/parts: Adds the parts that a board in the cart still needs, as many as there are. */
export function postCartByIdParts(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** POST /api/cart/{id}/save: Takes a line out of the cart and puts it aside for later. */
export function postCartByIdSave(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.CartItem>;

/** POST /api/cart/saved/{id}/restore: Puts what was saved back into the cart, as many as there are. */
export function postCartSavedByIdRestore(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.CartItem>;

/** DELETE /api/cart/saved/{id}: Forgets what was saved. */
export function deleteCartSavedById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/cart/discount: What discounts make of the cart. GET /api/cart says with X-Discounts whether there may be any. */
export function getCartDiscount(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.CartDiscount>;

/** POST /api/cart/discount: Keeps a code for the cart. One that nobody, or not this person, can use is refused, and the one before stays. */
export function postCartDiscount(client: Client, input: { body: { code: string; }; signal?: AbortSignal }): Promise<Schemas.CartDiscount>;

/** DELETE /api/cart/discount: Takes the code off the cart. */
export function deleteCartDiscount(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/discounts: The discounts, newest first, each as one sentence. X-Total-Count says how many match. Takes a token with the right settings. */
export function getAdminDiscounts(client: Client, input?: { query?: { /** Part of a name or of a code. */ search?: string; state?: ("on" | "later" | "used-up" | "over"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.DiscountSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/admin/discounts: Adds a discount. Needs a session. */
export function postAdminDiscounts(client: Client, input: { body: { name: string; /** Null: it counts by itself. */ code: unknown; gift: ({ kind: "percent"; percent: number; } | { kind: "amount"; amount: string; } | { kind: "free-shipping"; } | { kind: "buy-get"; buy: number; get: number; } | { kind: "price-breaks"; breaks: readonly ({ from: number; percent: number; })[]; } | { kind: "class-sets"; from: number; percent: number; }); goods: ({ for: "everything"; } | { for: "products"; slugs: readonly (string)[]; } | { for: "kinds"; kinds: readonly (("pcb" | "kit" | "parts" | "resistor" | "film-capacitor" | "ceramic-capacitor" | "electrolytic-capacitor" | "inductor" | "potentiometer" | "trimmer" | "switch" | "knob" | "diode" | "led" | "transistor" | "jfet" | "mosfet" | "op-amp" | "chip" | "socket" | "enclosure" | "jack" | "hardware" | "wire" | "tool" | "consumable"))[]; }); /** What the goods that it is for have to cost together. */ minimum: (string | null); /** YYYY-MM-DD in India; null: at once. */ startsOn: (string | null); /** The last day; null: it does not end. */ endsOn: (string | null); maxUses: (number | null); maxPerPerson: (number | null); /** May count together with others that may. */ together: boolean; /** True: stopped. */ isEnded: boolean; }; signal?: AbortSignal }): Promise<Schemas.Discount>;

/** GET /api/admin/discounts/{id}: One discount, with its uses. Takes a token with the right settings. */
export function getAdminDiscountsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.Discount>;

/** PATCH /api/admin/discounts/{id}: Changes a discount, or stops it. Orders keep what they were made with. 409: somebody else saved first. Needs a session. */
export function patchAdminDiscountsById(client: Client, input: { params: { id: string; }; body: { version: number; fields: { name: string; /** Null: it counts by itself. */ code: unknown; gift: ({ kind: "percent"; percent: number; } | { kind: "amount"; amount: string; } | { kind: "free-shipping"; } | { kind: "buy-get"; buy: number; get: number; } | { kind: "price-breaks"; breaks: readonly ({ from: number; percent: number; })[]; } | { kind: "class-sets"; from: number; percent: number; }); goods: ({ for: "everything"; } | { for: "products"; slugs: readonly (string)[]; } | { for: "kinds"; kinds: readonly (("pcb" | "kit" | "parts" | "resistor" | "film-capacitor" | "ceramic-capacitor" | "electrolytic-capacitor" | "inductor" | "potentiometer" | "trimmer" | "switch" | "knob" | "diode" | "led" | "transistor" | "jfet" | "mosfet" | "op-amp" | "chip" | "socket" | "enclosure" | "jack" | "hardware" | "wire" | "tool" | "consumable"))[]; }); /** What the goods that it is for have to cost together. */ minimum: (string | null); /** YYYY-MM-DD in India; null: at once. */ startsOn: (string | null); /** The last day; null: it does not end. */ endsOn: (string | null); maxUses: (number | null); maxPerPerson: (number | null); /** May count together with others that may. */ together: boolean; /** True: stopped. */ isEnded: boolean; }; }; signal?: AbortSignal }): Promise<Schemas.Discount>;

/** POST /api/admin/discounts/try: What a discount would make of an order that was placed, or of the newest one. Nothing is kept. Takes a token with the right settings. */
export function postAdminDiscountsTry(client: Client, input: { body: { orderNumber?: string; fields: { name: string; /** Null: it counts by itself. */ code: unknown; gift: ({ kind: "percent"; percent: number; } | { kind: "amount"; amount: string; } | { kind: "free-shipping"; } | { kind: "buy-get"; buy: number; get: number; } | { kind: "price-breaks"; breaks: readonly ({ from: number; percent: number; })[]; } | { kind: "class-sets"; from: number; percent: number; }); goods: ({ for: "everything"; } | { for: "products"; slugs: readonly (string)[]; } | { for: "kinds"; kinds: readonly (("pcb" | "kit" | "parts" | "resistor" | "film-capacitor" | "ceramic-capacitor" | "electrolytic-capacitor" | "inductor" | "potentiometer" | "trimmer" | "switch" | "knob" | "diode" | "led" | "transistor" | "jfet" | "mosfet" | "op-amp" | "chip" | "socket" | "enclosure" | "jack" | "hardware" | "wire" | "tool" | "consumable"))[]; }); /** What the goods that it is for have to cost together. */ minimum: (string | null); /** YYYY-MM-DD in India; null: at once. */ startsOn: (string | null); /** The last day; null: it does not end. */ endsOn: (string | null); maxUses: (number | null); maxPerPerson: (number | null); /** May count together with others that may. */ together: boolean; /** True: stopped. */ isEnded: boolean; }; }; signal?: AbortSignal }): Promise<Schemas.DiscountTrial>;

/** GET /api/wish-list: What this visitor wishes for, newest first: of the account when signed in, else of the session. */
export function getWishList(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.WishListItem)[]>;

/** POST /api/wish-list: Adds a product to the wish list. What is there already stays. */
export function postWishList(client: Client, input: { body: { productId: string; }; signal?: AbortSignal }): Promise<Schemas.WishListItem>;

/** DELETE /api/wish-list/{id}: Takes a product off the wish list. */
export function deleteWishListById(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/builds: The builds of the user, the one that changed last first. Needs a session. */
export function getBuilds(client: Client, input?: { query?: { /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.Build)[]>;

/** POST /api/builds/{id}/changes: Merges what a device has changed into a build, and answers with all of it. Safe to repeat; the first starts the build. Needs a session. */
export function postBuildsByIdChanges(client: Client, input: { params: { id: string; }; body: { kit: string; changes: Schemas.BuildState; /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: number; }; signal?: AbortSignal }): Promise<Schemas.Build>;

/** POST /api/builds/{id}/report: Publishes the report of a finished build, once, however often it is sent. With a version it edits the one there is. Time, readings and what they should be are the shop’s own. Needs a session. */
export function postBuildsByIdReport(client: Client, input: { params: { id: string; }; body: { shownName: string; words?: string; stars?: (number | null); firstPedal?: boolean; /** If the bench counted wrongly; without it, what the bench counted. */ minutes?: number; swaps?: readonly ({ ref: string; value: string; })[]; /** The short form of a Listen link; null: as the kit comes, with the swaps. */ sound?: unknown; /** A class of the caller for which it stands, in totals. */ classId?: string; key: string; /** The one that was read, to edit. */ version?: number; /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: number; }; signal?: AbortSignal }): Promise<Schemas.OwnBuildReport>;

/** DELETE /api/builds/{id}/report: Withdraws the report of a build. Its page and photos are gone at once. Needs a session. */
export function deleteBuildsByIdReport(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/builds/{id}/report/photos/{side}: Adds a photo to a report, or puts it in the place of one. It is drawn anew, without metadata. Needs a session. */
export function postBuildsByIdReportPhotosBySide(client: Client, input: { params: { id: string; side: ("finished" | "parts" | "solder"); }; file: BodyInit; signal?: AbortSignal }): Promise<Schemas.OwnBuildReport>;

/** DELETE /api/builds/{id}/report/photos/{side}: Takes a photo out of a report. Needs a session. */
export function deleteBuildsByIdReportPhotosBySide(client: Client, input: { params: { id: string; side: ("finished" | "parts" | "solder"); }; signal?: AbortSignal }): Promise<void>;

/** GET /api/user/build-reports: The reports that the user has published, the newest first. Needs a session. */
export function getUserBuildReports(client: Client, input?: { query?: { /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.OwnBuildReport)[]>;

/** GET /api/build-reports: The wall: builds that are shown. */
export function getBuildReports(client: Client, input?: { query?: { kit?: string; /** First pedals only. */ first?: "1"; /** Only what differs from its kit. */ mods?: "1"; /** Only classes. */ class?: "1"; /** Without it the newest come first. */ sort?: "liked"; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.WallBuild)[]; /** The cursor of the next page; null: the end. */ next: unknown; /** Of the whole wall; on the first page only. */ totals: ({ builds: number; firstPedals: number; measured: number; inside: number; /** Those that somebody shows. */ kits: readonly ({ slug: string; name: string; })[]; } | null); }>;

/** GET /api/build-reports/{code}: A build that is shown, or what stands in its place. One that was withdrawn is gone. */
export function getBuildReportsByCode(client: Client, input: { params: { code: string; }; signal?: AbortSignal }): Promise<{ build: (Schemas.PublicBuild | null); unseen: ({ state: ("waiting" | "hidden"); reason: unknown; /** When it was hidden. */ at: (string | null); } | null); /** More builds of the same kit. */ others: readonly (Schemas.WallBuild)[]; }>;

/** GET /api/build-photos/{photoId}: A photo of a build that is shown. */
export function getBuildPhotosByPhotoId(client: Client, input: { params: { photoId: string; }; query?: { size?: ("small" | "large"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/build-cards/{code}: The picture that stands for a build where its link is shared. */
export function getBuildCardsByCode(client: Client, input: { params: { code: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/build-photos/{photoId}: A photo of any build, for whoever decides whether it stays. Takes a token with the right community. */
export function getAdminBuildPhotosByPhotoId(client: Client, input: { params: { photoId: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/classes: The classes of the user, the newest first. Needs a session. */
export function getClasses(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.ClassSummary)[]>;

/** POST /api/classes: Makes a class for a kit, with a code to hand on. Needs a session. */
export function postClasses(client: Client, input: { body: { kit: string; name: string; }; signal?: AbortSignal }): Promise<Schemas.ClassSummary>;

/** GET /api/classes/{id}: A class of the user, with who is how far. Needs a session. */
export function getClassesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.OpenedClass>;

/** POST /api/classes/{id}/end: Ends a class: nobody joins it or is heard any more. It is deleted after 30 days. Needs a session. */
export function postClassesByIdEnd(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.ClassSummary>;

/** POST /api/classes/{id}/pupils/{pupilId}/helped: The teacher was there: the hand goes down. Needs a session. */
export function postClassesByIdPupilsByPupilIdHelped(client: Client, input: { params: { id: string; pupilId: string; }; signal?: AbortSignal }): Promise<void>;

/** DELETE /api/classes/{id}/pupils/{pupilId}: Takes a pupil out of the class, with all that is kept of them. Needs a session. */
export function deleteClassesByIdPupilsByPupilId(client: Client, input: { params: { id: string; pupilId: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/class-codes/{code}: The class that a code leads to. */
export function getClassCodesByCode(client: Client, input: { params: { code: string; }; signal?: AbortSignal }): Promise<Schemas.ClassInvitation>;

/** POST /api/class-codes/{code}/places: Joins a class under a name of one’s choice, without an account. The place’s secret is given once. */
export function postClassCodesByCodePlaces(client: Client, input: { params: { code: string; }; body: { name: string; }; signal?: AbortSignal }): Promise<Schemas.ClassPlace>;

/** POST /api/class-places/news: What a pupil’s browser tells the class: how far the build is, and whether the hand is up. Safe to repeat. */
export function postClassPlacesNews(client: Client, input: { body: { /** The secret of a place, which joining gave. */ place: string; told: Schemas.ClassTold; /** How often the hand went up and down; odd is up. */ handCount: number; /** How long ago the last tick was; null: none yet. */ quietSeconds: (number | null); }; signal?: AbortSignal }): Promise<Schemas.ClassHeard>;

/** POST /api/class-places/leave: Leaves a class, with all that is kept there of the pupil. */
export function postClassPlacesLeave(client: Client, input: { body: { /** The secret of a place, which joining gave. */ place: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/stash: What the user owns, counted. Needs a session. */
export function getStash(client: Client, input?: { query?: { /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: string; }; signal?: AbortSignal }): Promise<Schemas.Stash>;

/** POST /api/stash/changes: Merges what a device has counted into the stash, and answers with all of it. Safe to repeat. Needs a session. */
export function postStashChanges(client: Client, input: { body: { changes: Schemas.StashState; /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: number; }; signal?: AbortSignal }): Promise<Schemas.Stash>;

/** GET /api/stash/orders: The loose parts of the orders of the user that were shipped or delivered, the newest first. Needs a session. */
export function getStashOrders(client: Client, input?: { query?: { /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.OrderParts)[]>;

/** POST /api/orders/{id}/items/{itemId}/unboxing: Opens the build of a kit that was bought, and counts its bag into the stash once it is there. Safe to repeat: it is the same build, and counted once. */
export function postOrdersByIdItemsByItemIdUnboxing(client: Client, input: { params: { id: string; itemId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { /** Which of the kits. */ unit?: number; /** The buyer has the parcel, whatever the carrier says. */ isHere?: boolean; }; signal?: AbortSignal }): Promise<Schemas.OpenedBag>;

/** POST /api/contributions/{id}/mark: Marks a review or an answer as helpful, or likes a build; or takes it back. Needs a session. */
export function postContributionsByIdMark(client: Client, input: { params: { id: string; }; body: { isMarked: boolean; }; signal?: AbortSignal }): Promise<{ marks: number; }>;

/** POST /api/contributions/{id}/flags: Tells the shop that something is wrong with what somebody wrote or showed. Needs a session. */
export function postContributionsByIdFlags(client: Client, input: { params: { id: string; }; body: { why: ("spam" | "abuse" | "private" | "untrue" | "other"); words?: string; }; signal?: AbortSignal }): Promise<void>;

/** DELETE /api/contributions/{id}: Withdraws what one has written or shown. It and its pictures are gone at once. Needs a session. */
export function deleteContributionsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/contributions: What people wrote and showed. What is to be looked at comes in the order it came, all else the newest first. Takes a token with the right community. */
export function getAdminContributions(client: Client, input?: { query?: { view?: ("todo" | "hidden" | "all"); kind?: ("review" | "question" | "answer" | "build"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.ModeratedContribution)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/contributions/views: How many there are to look at, and how many are hidden. Takes a token with the right community. */
export function getAdminContributionsViews(client: Client, input?: {  signal?: AbortSignal }): Promise<{ todo: number; hidden: number; }>;

/** GET /api/admin/contributions/{id}: One of them. Takes a token with the right community. */
export function getAdminContributionsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.ModeratedContribution>;

/** POST /api/admin/contributions/{id}/show: Lets something show, stay, or come back. Takes a token with the right community. */
export function postAdminContributionsByIdShow(client: Client, input: { params: { id: string; }; body: { version: number; }; signal?: AbortSignal }): Promise<Schemas.ModeratedContribution>;

/** POST /api/admin/contributions/{id}/hide: Hides something. The reason stands in its place, and goes to its author by mail. Takes a token with the right community. */
export function postAdminContributionsByIdHide(client: Client, input: { params: { id: string; }; body: { version: number; reason: string; }; signal?: AbortSignal }): Promise<Schemas.ModeratedContribution>;

/** GET /api/products/{id}/reviews: What buyers and builders wrote about a product, ten at a time, and how they rated it. */
export function getProductsByIdReviews(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; query?: { sort?: ("newest" | "helpful"); /** Only those that gave so many. */ stars?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.Review)[]; /** The cursor of the next page; null: the end. */ next: unknown; summary: Schemas.ReviewSummary; }>;

/** POST /api/products/{id}/reviews: Reviews a product that one bought here, or built. One each. Needs a session. */
export function postProductsByIdReviews(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; body: { stars: number; words: string; shownName: string; }; signal?: AbortSignal }): Promise<{ id: string; shownName: string; words: string; stars: number; state: ("waiting" | "shown" | "hidden"); reason: unknown; version: number; /** It is that of a published build, and is changed there. */ isBuild: boolean; }>;

/** GET /api/products/{id}/reviews/own: Whether one may review a product, what one wrote, and what one finds helpful. Needs a session. */
export function getProductsByIdReviewsOwn(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.OwnReviews>;

/** PATCH /api/reviews/{id}: Changes one’s own review. Needs a session. */
export function patchReviewsById(client: Client, input: { params: { id: string; }; body: { stars: number; words: string; shownName: string; version: number; }; signal?: AbortSignal }): Promise<{ id: string; shownName: string; words: string; stars: number; state: ("waiting" | "shown" | "hidden"); reason: unknown; version: number; /** It is that of a published build, and is changed there. */ isBuild: boolean; }>;

/** GET /api/questions: Questions that were asked about any product, found by their words or those of an answer. */
export function getQuestions(client: Client, input: { query: { q: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.FoundQuestion)[]>;

/** GET /api/products/{id}/questions: What people asked about a product, its parts and the steps of its build, ten at a time. */
export function getProductsByIdQuestions(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; query?: { topic?: ("product" | "parts" | "steps"); /** Only those about this part or step. */ place?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.Question)[]; /** The cursor of the next page; null: the end. */ next: unknown; counts: { all: number; product: number; parts: number; steps: number; }; }>;

/** POST /api/products/{id}/questions: Asks about a product, a part of it, or a step of its build. Needs a session. */
export function postProductsByIdQuestions(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; body: { words: string; shownName: string; place?: string; }; signal?: AbortSignal }): Promise<{ id: string; /** The office reads it before it shows. */ isWaiting: boolean; }>;

/** GET /api/products/{id}/questions/own: Whether one may answer questions about a product, and what of one’s own waits to be shown. Needs a session. */
export function getProductsByIdQuestionsOwn(client: Client, input: { params: { /** The uuid or the slug of a product. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.OwnQuestions>;

/** POST /api/questions/{id}/answers: Answers a question about something that one bought here, or built. Who asked gets it by mail. Needs a session. */
export function postQuestionsByIdAnswers(client: Client, input: { params: { id: string; }; body: { words: string; shownName: string; }; signal?: AbortSignal }): Promise<{ id: string; /** The office reads it before it shows. */ isWaiting: boolean; }>;

/** GET /api/admin/contributions/{id}/answer: What the shop answers to a review, a question or a build. Takes a token with the right community. */
export function getAdminContributionsByIdAnswer(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<{ /** What the shop answers; null: nothing yet. */ answer: ({ words: string; version: number; /** ISO 8601, UTC. */ at: string; } | null); }>;

/** POST /api/admin/contributions/{id}/answer: Answers for everybody to read, or changes that answer. Its author gets it by mail once. Takes a token with the right community. */
export function postAdminContributionsByIdAnswer(client: Client, input: { params: { id: string; }; body: { words: string; /** Of the answer that was read; null: there was none. */ version: (number | null); }; signal?: AbortSignal }): Promise<{ /** What the shop answers; null: nothing yet. */ answer: ({ words: string; version: number; /** ISO 8601, UTC. */ at: string; } | null); }>;

/** GET /api/admin/catalogue-ratings: Whether pages show the ratings that came with the first catalogue, and on how many products. Takes a token with the right community. */
export function getAdminCatalogueRatings(client: Client, input?: {  signal?: AbortSignal }): Promise<{ isShown: boolean; /** Products that have such figures. */ carried: number; /** Those where they would stand: nobody has written a review yet. */ visible: number; }>;

/** POST /api/admin/catalogue-ratings: Drops the ratings that came with the first catalogue, or brings them back. Takes a token with the right settings. */
export function postAdminCatalogueRatings(client: Client, input: { body: { isShown: boolean; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/bills: The bills that the user keeps, the one that changed last first. Needs a session. */
export function getBills(client: Client, input?: { query?: { /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.PartsList)[]>;

/** POST /api/bills/{id}/changes: Keeps a bill as a device has it, or the later one that another device has sent. Safe to repeat. Needs a session. */
export function postBillsByIdChanges(client: Client, input: { params: { id: string; }; body: { changes: Schemas.KeptBillState; /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: number; }; signal?: AbortSignal }): Promise<Schemas.PartsList>;

/** GET /api/help-requests: What the user has asked about builds that do not work, the latest first. Needs a session. */
export function getHelpRequests(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.HelpRequest)[]>;

/** POST /api/help-requests: Asks the shop about a build that does not work, with the facts. Safe to repeat with the same key. Needs a session. */
export function postHelpRequests(client: Client, input: { body: { /** Made up by the device: what is sent again is asked once. */ key: string; buildId: string; words: string; facts: { /** What it does and does not. */ symptoms: readonly (("silent" | "dark" | "dead" | "bypass" | "quiet" | "loud" | "sputters" | "hum" | "whistles" | "control" | "hot"))[]; symptomsText: string; knobs: readonly (string)[]; meter: ("10M" | "1M" | "needle"); supplyVolts: (number | null); readings: readonly ({ at: string; /** What the point is called on the device, such as Q1 collector. */ name: string; volts: number; expected: number; low: number; /** What is right there, on the supply that was measured. */ high: number; })[]; /** What the fault finder on the device thinks, likeliest first. */ suspects: readonly ({ kind: ("open" | "bridge" | "value" | "exchanged" | "reversed" | "leak" | "turned" | "order" | "missing" | "wire" | "backwards" | "stop" | "flat" | "polarity" | "crossed" | "misplaced"); ref: string; name: string; percent: number; })[]; /** What was looked at, and what was found. */ looked: readonly (string)[]; }; /** Whom it is for; anyone else who is signed in by now is refused. Without it, whoever is signed in. */ userId?: number; }; signal?: AbortSignal }): Promise<Schemas.HelpRequest>;

/** POST /api/help-requests/{id}/photos/{side}: Adds the photo of a side, or puts it in the place of the one before: JPEG, PNG, WebP or AVIF by its content. It is drawn anew, without metadata. Needs a session. */
export function postHelpRequestsByIdPhotosBySide(client: Client, input: { params: { id: string; side: ("parts" | "solder" | "detail" | "box"); }; file: BodyInit; signal?: AbortSignal }): Promise<Schemas.HelpRequest>;

/** GET /api/help-requests/{id}/photos/{side}: A photo of a request for help, for whoever asked. Needs a session. */
export function getHelpRequestsByIdPhotosBySide(client: Client, input: { params: { id: string; side: ("parts" | "solder" | "detail" | "box"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** POST /api/help-requests/{id}/further: That was not it: further readings or words, and the shop looks again. Needs a session. */
export function postHelpRequestsByIdFurther(client: Client, input: { params: { id: string; }; body: { /** The last answer of the shop that was read. */ seen: string; readings: readonly ({ at: string; /** What the point is called on the device, such as Q1 collector. */ name: string; volts: number; expected: number; low: number; /** What is right there, on the supply that was measured. */ high: number; })[]; suspects?: readonly ({ kind: ("open" | "bridge" | "value" | "exchanged" | "reversed" | "leak" | "turned" | "order" | "missing" | "wire" | "backwards" | "stop" | "flat" | "polarity" | "crossed" | "misplaced"); ref: string; name: string; percent: number; })[]; words: string; }; signal?: AbortSignal }): Promise<Schemas.HelpRequest>;

/** POST /api/help-requests/{id}/outcome: It works now: closes the question. With consent the true cause is counted, without a name. Safe to repeat. Needs a session. */
export function postHelpRequestsByIdOutcome(client: Client, input: { params: { id: string; }; body: { /** Which of the suspects it was; null: something else. */ cause: ({ kind: ("open" | "bridge" | "value" | "exchanged" | "reversed" | "leak" | "turned" | "order" | "missing" | "wire" | "backwards" | "stop" | "flat" | "polarity" | "crossed" | "misplaced"); ref: string; } | null); /** The cause is counted, without a name. Without it nothing is kept of it. */ consent: boolean; }; signal?: AbortSignal }): Promise<Schemas.HelpRequest>;

/** DELETE /api/help-requests/{id}: Takes a question back: it and its photos are gone at once. Needs a session. */
export function deleteHelpRequestsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/help-requests/{id}: The facts behind a message that asks for help with a build. Takes a token with the right messages. */
export function getAdminHelpRequestsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeHelpRequest>;

/** GET /api/admin/help-requests/{id}/photos/{side}: A photo of a request for help. Takes a token with the right messages. */
export function getAdminHelpRequestsByIdPhotosBySide(client: Client, input: { params: { id: string; side: ("parts" | "solder" | "detail" | "box"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/fault-frequencies: How common the kinds of faults are, as learned. Read by the fault finder. */
export function getFaultFrequencies(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.FaultFrequencies>;

/** GET /api/admin/help-figures: Where builders get stuck, and which faults are real. Counts only, and none over fewer than five. Takes a token with the right messages. */
export function getAdminHelpFigures(client: Client, input?: { query?: { kit?: string; }; signal?: AbortSignal }): Promise<Schemas.HelpFigures>;

/** POST /api/admin/fault-frequencies: The fault finder takes over what was learned. Takes a token with the right messages. */
export function postAdminFaultFrequencies(client: Client, input: { body: { /** What the finder used when it was learned. */ seen: (number | null); /** How many times more common each kind of fault is than the fault finder assumes. What is not named is as assumed. */ factors: Record<string, number>; }; signal?: AbortSignal }): Promise<Schemas.LearnedFaultFrequencies>;

/** DELETE /api/admin/fault-frequencies/{id}: Takes the last taking over back: the finder uses what it used before. Takes a token with the right messages. */
export function deleteAdminFaultFrequenciesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/user: The signed-in user. 401: nobody is signed in. Needs a session. */
export function getUser(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.User>;

/** PATCH /api/user: Changes what is given. A new mail address waits in pendingEmail until both ends confirmed it. Needs a session. */
export function patchUser(client: Client, input: { body: { firstName?: unknown; lastName?: unknown; username?: string; /** Takes effect when links mailed to the old and to the new one were followed. */ email?: string; }; signal?: AbortSignal }): Promise<Schemas.User>;

/** DELETE /api/user: Deletes the account. Orders stay in the books without it; the rest goes. 403: wrong password. Needs a session. */
export function deleteUser(client: Client, input: { body: { password: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/login: Signs in by username or mail address. 401: 'Invalid credentials'. The cart stays. */
export function postLogin(client: Client, input: { body: { /** The username or the mail address. */ username: string; password: string; }; signal?: AbortSignal }): Promise<Schemas.User>;

/** POST /api/register: Makes an account and signs in. 409: the username or the mail address is taken. The cart stays. */
export function postRegister(client: Client, input: { body: { firstName?: unknown; lastName?: unknown; username: string; email: string; password: string; }; signal?: AbortSignal }): Promise<Schemas.User>;

/** POST /api/logout: Signs out. The cart stays. */
export function postLogout(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** DELETE /api/user/pending-email: Takes back a change of the mail address that is not confirmed yet. Needs a session. */
export function deleteUserPendingEmail(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** POST /api/user/password: Changes the password and ends every other session of the user. 403: wrong current password. Needs a session. */
export function postUserPassword(client: Client, input: { body: { currentPassword: string; newPassword: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/user/sessions: The devices that are signed in, this one first, then by when they were last seen. Needs a session. */
export function getUserSessions(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.Device)[]>;

/** DELETE /api/user/sessions: Signs out everywhere else. Needs a session. */
export function deleteUserSessions(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** DELETE /api/user/sessions/{id}: Signs out one device. Needs a session. */
export function deleteUserSessionsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/password-reset: Asks for a link that sets a new password. The answer is the same for unknown addresses. */
export function postPasswordReset(client: Client, input: { body: { email: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/password-reset/confirm: Sets a new password by a mailed link, which works once, for an hour. Every session of the user ends. */
export function postPasswordResetConfirm(client: Client, input: { body: { token: string; password: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/email-confirmation: Follows a mailed link that confirms a mail address. It works once. */
export function postEmailConfirmation(client: Client, input: { body: { token: string; }; signal?: AbortSignal }): Promise<Schemas.EmailConfirmation>;

/** GET /api/second-step: The sign-in of this session whose password was right and which waits for its second step. 401: none does. */
export function getSecondStep(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.SecondStep>;

/** POST /api/second-step: Signs in by the second step: a code, a recovery code or a passkey. 403: it is not right. */
export function postSecondStep(client: Client, input: { body: { code?: string; recoveryCode?: string; passkey?: ({ id: string; response: Record<string, unknown>; } & Record<string, unknown>); }; signal?: AbortSignal }): Promise<Schemas.User>;

/** DELETE /api/second-step: Gives up the sign-in that waits. */
export function deleteSecondStep(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** POST /api/second-step/passkey: What a passkey has to sign for the second step. */
export function postSecondStepPasskey(client: Client, input?: {  signal?: AbortSignal }): Promise<({ challenge: string; } & Record<string, unknown>)>;

/** GET /api/user/export: Everything we keep about the user, as a file to download. Needs a session. */
export function getUserExport(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.AccountExport>;

/** GET /api/addresses: The addresses of the user, the default one first, then the newest. Needs a session. */
export function getAddresses(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.Address)[]>;

/** POST /api/addresses: Saves an address. The first one becomes the default. Needs a session. */
export function postAddresses(client: Client, input: { body: { name: string; streetAddress: string; city: string; state: string; zipCode: string; country?: string; /** True makes it the default. The first address always is. */ isDefault?: boolean; }; signal?: AbortSignal }): Promise<Schemas.Address>;

/** PATCH /api/addresses/{id}: Changes what is given. The default one stays so until another becomes it. Needs a session. */
export function patchAddressesById(client: Client, input: { params: { id: string; }; body: { name?: string; streetAddress?: string; city?: string; state?: string; zipCode?: string; country?: string; /** True makes it the default. The first address always is. */ isDefault?: boolean; }; signal?: AbortSignal }): Promise<Schemas.Address>;

/** DELETE /api/addresses/{id}: Removes an address. If it was the default, the newest of the others becomes it. Needs a session. */
export function deleteAddressesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/user/business: The company, school or institute that the user buys for; null if there is none. Needs a session. */
export function getUserBusiness(client: Client, input?: {  signal?: AbortSignal }): Promise<{ business: (Schemas.AccountBusiness | null); }>;

/** POST /api/user/business: Keeps the business that the user buys for. The next checkout begins with it. Needs a session. */
export function postUserBusiness(client: Client, input: { body: { companyName: string; /** Checked for its form, its state and its last sign, not for whether it is in use. A UIN is taken too. */ gstin?: (string | null); }; signal?: AbortSignal }): Promise<{ business: Schemas.AccountBusiness; }>;

/** DELETE /api/user/business: Forgets it. Orders that were made for it stay as they are. Needs a session. */
export function deleteUserBusiness(client: Client, input?: {  signal?: AbortSignal }): Promise<void>;

/** GET /api/checkout: What the cart costs at a place: lines, ways to ship and to pay, and the total of each. India if no country is named. */
export function getCheckout(client: Client, input?: { query?: { country?: string; state?: string; city?: string; /** Inside India it decides about same day delivery, and which days are promised. */ zipCode?: string; /** The GST code of the state by which the tax goes, if not where it is delivered. */ supplyState?: string; }; signal?: AbortSignal }): Promise<Schemas.CheckoutQuote>;

/** GET /api/orders: The orders of the user, newest first, at most 100 at once. X-Total-Count says how many there are. Needs a session. */
export function getOrders(client: Client, input?: { query?: { limit?: string; offset?: string; /** Part of a number or of the name of a product. */ search?: string; year?: string; show?: "on-the-way"; }; signal?: AbortSignal }): Promise<readonly (Schemas.OrderCard)[]>;

/** POST /api/orders: Orders what is in the cart, all or nothing. The same Idempotency-Key again answers with the same order. */
export function postOrders(client: Client, input: { /** The same again is done once. */ idempotencyKey: string; body: { /** Needed from a guest; a user is known. */ email?: (string | null); /** For the carrier. */ phone?: (string | null); shippingAddress: { name: string; streetAddress: string; city?: string; state?: string; zipCode?: string; country?: string; /** True makes it the default. The first address always is. */ isDefault?: boolean; }; /** The shipping address, if none is given. */ billingAddress?: ({ name: string; streetAddress: string; city?: string; state?: string; zipCode?: string; country?: string; /** True makes it the default. The first address always is. */ isDefault?: boolean; } | null); shippingMethod: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); paymentMethod: ("cod" | "upi" | "razorpay" | "bank-transfer"); /** For the people who pack. */ notes?: (string | null); /** For a present: what to print on its slip. Empty: it is one, without words. */ giftNote?: (string | null); /** For an order by a company, a school or an institute. */ business?: ({ companyName: string; /** Checked for its form, its state and its last sign, not for whether it is in use. A UIN is taken too. */ gstin?: (string | null); /** The buyer’s own, printed on the invoice. */ purchaseOrder?: (string | null); /** Needed where the GSTIN is of another state than the address: whoever gets the parcel decides about the tax. */ receiver?: (("self" | "other") | null); } | null); /** Abroad: a board and all its parts are declared as the kit that they make. 409 if they make none. */ asOneKit?: boolean; /** The total that the buyer saw. If it is no longer right, nothing is ordered (409). */ expectedTotal?: string; }; signal?: AbortSignal }): Promise<{ id: string; /** Short and readable: 'PK-1042'. */ number: string; /** ISO 8601, UTC. */ createdAt: string; /** With two decimals, such as "3499.00". */ totalAmount: string; currency: string; status: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); notes: unknown; /** ISO 8601, UTC. */ updatedAt: string; email: string; phone: unknown; items: readonly ({ id: string; productId: string; /** Null when the product has no page any more. */ slug: unknown; name: string; imageUrl: string; quantity: number; /** With two decimals, such as "3499.00". */ price: string; /** With two decimals, such as "3499.00". */ total: string; /** With its share of what changed the price of the order. */ paid: string; })[]; /** With two decimals, such as "3499.00". */ subtotal: string; /** What changed the price, such as a discount. */ adjustments: readonly (Schemas.PriceAdjustment)[]; shippingMethod: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); shippingName: string; /** With two decimals, such as "3499.00". */ shippingAmount: string; /** YYYY-MM-DD. */ arrivesFrom: string; arrivesTo: string; /** GST inside the total; zero for an export. */ taxIncluded: string; /** What of the money that came has gone back. */ refundedAmount: string; /** The same by its parts: CGST and SGST inside the state of the shop, IGST outside it. */ taxes: { /** With two decimals, such as "3499.00". */ cgst: string; /** With two decimals, such as "3499.00". */ sgst: string; /** With two decimals, such as "3499.00". */ igst: string; }; supply: ("intra-state" | "inter-state" | "export"); /** The state or the country by which the tax goes. */ placeOfSupply: string; /** For whom it was made, if for a company, a school or an institute. */ business: (Schemas.OrderBusiness | null); /** What stands on the slip of a present. Null: it is none; empty: no words. */ giftNote: unknown; /** As what lines of a parcel abroad are declared to customs. Empty: each line as what it is. */ customsKits: readonly ({ name: string; code: string; quantity: number; })[]; shippingAddress: { name: string; streetAddress: string; city: string; state: string; zipCode: string; country: string; }; billingAddress: ({ name: string; streetAddress: string; city: string; state: string; zipCode: string; country: string; } | null); payment: { method: ("cod" | "upi" | "razorpay" | "bank-transfer"); name: string; status: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); /** True: the built-in test gateway, which moves no money. */ test: boolean; paidAt: (string | null); /** Why the newest try failed, as a sentence. */ lastFailure: unknown; /** Only for an unpaid order by UPI. */ upi: ({ vpa: string; /** upi://pay?...: opens a payment app on a phone. */ link: string; /** The same link to scan: a path of dark squares on a grid of size x size. */ qr: { size: number; path: string; }; } | null); /** Only for an unpaid order by bank transfer. */ transfer: ({ /** Where to transfer to. Null: the shop has taken it out of its settings meanwhile. */ account: ({ holder: string; number: string; ifsc: string; bank: string; } | null); /** What to write beside the transfer, so that we find it. */ reference: string; } | null); /** What the buyer says the bank calls their transfer. */ sentReference: unknown; }; /** Unpaid by then (in cash: unconfirmed), the order is cancelled and its units go back. */ payUntil: (string | null); /** Once it left with a carrier. */ parcel: ({ /** Its name. */ carrier: string; trackingNumber: unknown; /** Where the carrier shows where it is. */ url: unknown; } | null); /** Oldest first. */ history: readonly ({ /** ISO 8601, UTC. */ at: string; status: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); author: ("buyer" | "admin" | "payment" | "clock"); note: unknown; })[]; /** Null until the order is confirmed. */ invoiceNumber: unknown; /** Of what was refunded, the oldest first. */ creditNotes: readonly ({ id: string; /** 'CN/2627/000001'. */ number: string; /** With two decimals, such as "3499.00". */ amount: string; /** ISO 8601, UTC. */ at: string; })[]; /** How many times something of it was sent back or missed. */ returnCount: number; /** The quote that it came from, where that was for a class of the buyer’s own. */ classQuote: ({ id: string; number: string; className: string; pupils: number; } | null); /** What the buyer may do now. */ can: { cancel: boolean; pay: boolean; }; /** For a guest: opens this order again, as the link in the mail does. */ token: unknown; }>;

/** GET /api/orders/counts: How many orders the user has: in all, on the way, and by year. Needs a session. */
export function getOrdersCounts(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.OrderCounts>;

/** GET /api/orders/last: What the last order was sent with, for the next one: of the user, or of a guest's session for 30 days. */
export function getOrdersLast(client: Client, input?: {  signal?: AbortSignal }): Promise<{ lastOrder: (Schemas.LastOrder | null); /** What the account says that the user buys for. */ business: (Schemas.AccountBusiness | null); }>;

/** GET /api/orders/{id}: One order with its items, its history and its payment: for its buyer, or for whoever has its token. */
export function getOrdersById(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Schemas.Order>;

/** POST /api/orders/{id}/cancel: Cancels an order while it is pending or confirmed. Its units go back on the shelf. */
export function postOrdersByIdCancel(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Schemas.Order>;

/** POST /api/orders/{id}/transfer: Says what the bank calls the transfer that was sent for an order. It helps us find it; the order waits on. */
export function postOrdersByIdTransfer(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { reference: string; }; signal?: AbortSignal }): Promise<Schemas.Order>;

/** POST /api/orders/{id}/again: Puts what was bought into the cart once more, as many as there are. */
export function postOrdersByIdAgain(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.CartItem)[]>;

/** POST /api/order-links: Mails a new link to an order to the mailbox it was made with. The answer never tells whether it was sent. */
export function postOrderLinks(client: Client, input: { body: { number: string; email: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/quotes: Asks for a quote. It is kept, mailed to the shop and confirmed to whoever asks; the cart stays as it is. */
export function postQuotes(client: Client, input: { body: { name: string; streetAddress?: (string | null); city?: (string | null); state?: (string | null); zipCode?: (string | null); country: string; email: string; phone?: (string | null); business?: ({ companyName: string; /** Checked for its form, its state and its last sign, not for whether it is in use. A UIN is taken too. */ gstin?: (string | null); /** The buyer’s own, printed on the invoice. */ purchaseOrder?: (string | null); /** Needed where the GSTIN is of another state than the address: whoever gets the parcel decides about the tax. */ receiver?: (("self" | "other") | null); } | null); lines: readonly ({ productId: string; quantity: number; })[]; reasons?: readonly (("class" | "stock" | "country" | "document"))[]; neededBy?: (("" | string) | null); words?: unknown; /** The class of the user that it is for: boxes are labelled for its benches. */ classId?: (string | null); /** People do not see this field, and leave it empty. */ website?: unknown; }; signal?: AbortSignal }): Promise<Schemas.AskedQuote>;

/** GET /api/quotes: The quotes that the user has asked for, the newest first, in pages. Needs a session. */
export function getQuotes(client: Client, input?: { query?: { limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.OwnQuote)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/quote-links: Mails a new link to a quote to the mailbox it was asked with. The answer never tells whether it was sent. */
export function postQuoteLinks(client: Client, input: { body: { number: string; email: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/quotes/{number}: One quote: for the account that asked, or for whoever has its token. */
export function getQuotesByNumber(client: Client, input: { params: { number: string; }; query?: { token?: string; }; headers?: { "x-quote-token"?: string; }; signal?: AbortSignal }): Promise<Schemas.PriceQuote>;

/** POST /api/quotes/{number}/accept: Accepts a quote and makes the order at its prices, all or nothing: its units are taken from the stock. */
export function postQuotesByNumberAccept(client: Client, input: { params: { number: string; }; query?: { token?: string; }; headers?: { "x-quote-token"?: string; }; body: { /** The version that the buyer saw. If a newer one was sent, nothing is ordered (409). */ version: number; paymentMethod: ("cod" | "upi" | "razorpay" | "bank-transfer"); streetAddress: string; city: string; phone?: (string | null); purchaseOrder?: (string | null); }; signal?: AbortSignal }): Promise<Schemas.AcceptedQuote>;

/** POST /api/quotes/{number}/decline: Declines a quote, with the reason. Staff can open it again. */
export function postQuotesByNumberDecline(client: Client, input: { params: { number: string; }; query?: { token?: string; }; headers?: { "x-quote-token"?: string; }; body: { version: number; reason: string; }; signal?: AbortSignal }): Promise<Schemas.PriceQuote>;

/** POST /api/quotes/{number}/messages: A question about a quote, which is mailed to the shop. The answer comes by mail and stands in the same thread. */
export function postQuotesByNumberMessages(client: Client, input: { params: { number: string; }; query?: { token?: string; }; headers?: { "x-quote-token"?: string; }; body: { body: string; }; signal?: AbortSignal }): Promise<Schemas.PriceQuote>;

/** GET /api/quotes/{number}/packing-list: What is in the box of each pupil, for the account whose class the quote is for. A link does not open it. Needs a session. */
export function getQuotesByNumberPackingList(client: Client, input: { params: { number: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/quotes/{number}/pdf: The version of a quote that counts, as a PDF. */
export function getQuotesByNumberPdf(client: Client, input: { params: { number: string; }; query?: { token?: string; }; headers?: { "x-quote-token"?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/quotes: Quotes, those that wait for us first, then the newest. Takes a token with the right orders. */
export function getAdminQuotes(client: Client, input?: { query?: { view?: ("all" | "to-price" | "questions" | "drafts" | "sent" | "accepted" | "over"); /** A number, or part of a name, a company or a mail address. */ search?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.OfficeQuoteSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/admin/quotes: Begins an order that staff enter, for a caller or at the counter. Takes a token with the right orders. */
export function postAdminQuotes(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** POST /api/admin/quotes/{id}/order: Makes the order of a draft. Paid at the counter it is delivered at once; else the buyer gets a link to pay. Takes a token with the right orders. */
export function postAdminQuotesByIdOrder(client: Client, input: { params: { id: string; }; body: { version: number; payment: ("counter" | "cod" | "upi" | "razorpay" | "bank-transfer"); }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** GET /api/admin/quotes/{id}: One quote, by its id or its number, with its sheet and its thread. Takes a token with the right orders. */
export function getAdminQuotesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** PATCH /api/admin/quotes/{id}: Saves what staff have priced. What was sent before stays as it was sent. Takes a token with the right orders. */
export function patchAdminQuotesById(client: Client, input: { params: { id: string; }; body: { lines: readonly ({ productId: string; quantity: number; price: string; })[]; discount: ({ label: string; percent?: (number | null); amount?: (string | null); } | null); freight: (string | null); shippingMethod: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); deliveryDays: number; validDays: number; note: unknown; version: number; buyer?: { address: { name: string; streetAddress?: (string | null); city?: (string | null); state?: (string | null); zipCode?: (string | null); country: string; }; email: (string | null); phone?: (string | null); business: ({ companyName: string; /** Checked for its form, its state and its last sign, not for whether it is in use. A UIN is taken too. */ gstin?: (string | null); /** The buyer’s own, printed on the invoice. */ purchaseOrder?: (string | null); /** Needed where the GSTIN is of another state than the address: whoever gets the parcel decides about the tax. */ receiver?: (("self" | "other") | null); } | null); }; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** POST /api/admin/quotes/{id}/send: Freezes the sheet as the next version and mails it. The version before can no longer be accepted. Takes a token with the right orders. */
export function postAdminQuotesByIdSend(client: Client, input: { params: { id: string; }; body: { version: number; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** POST /api/admin/quotes/{id}/messages: Answers in the thread of a quote, by mail too. Takes a token with the right orders. */
export function postAdminQuotesByIdMessages(client: Client, input: { params: { id: string; }; body: { body: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** POST /api/admin/quotes/{id}/decline: Closes a quote that nothing will come of. Takes a token with the right orders. */
export function postAdminQuotesByIdDecline(client: Client, input: { params: { id: string; }; body: { version: number; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** POST /api/admin/quotes/{id}/reopen: Opens a quote again that was declined. Takes a token with the right orders. */
export function postAdminQuotesByIdReopen(client: Client, input: { params: { id: string; }; body: { version: number; }; signal?: AbortSignal }): Promise<Schemas.OfficeQuote>;

/** GET /api/admin/quotes/{id}/pdf: The sheet as it would be sent now, as a PDF. Takes a token with the right orders. */
export function getAdminQuotesByIdPdf(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/quotes/{id}/class-papers/{paper}: For whoever packs for a class: a label for the box of each bench, or what goes into each box. Takes a token with the right orders. */
export function getAdminQuotesByIdClassPapersByPaper(client: Client, input: { params: { id: string; paper: ("box-labels" | "packing-list"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/orders/{id}/invoice: The invoice as a PDF; before the order is confirmed, a pro forma invoice. */
export function getOrdersByIdInvoice(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/{id}/invoice: The invoice as a PDF; before the order is confirmed, a pro forma invoice. Takes a token with the right orders. */
export function getAdminOrdersByIdInvoice(client: Client, input: { params: { /** Its id or its number. */ id: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/orders/{id}/credit-notes/{noteId}: A credit note of the order as a PDF. */
export function getOrdersByIdCreditNotesByNoteId(client: Client, input: { params: { id: string; /** The id of the credit note. */ noteId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/{id}/credit-notes/{noteId}: A credit note of the order as a PDF. Takes a token with the right orders. */
export function getAdminOrdersByIdCreditNotesByNoteId(client: Client, input: { params: { /** Its id or its number. */ id: string; /** The id of the credit note. */ noteId: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/orders/{id}/returns: What of an order can be sent back until when, and what was: for its buyer, or for whoever has its token. */
export function getOrdersByIdReturns(client: Client, input: { params: { id: string; }; query?: { token?: string; /** What the page before named as next. */ cursor?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Schemas.OrderReturns>;

/** POST /api/orders/{id}/returns: Asks to send units of an order back. It has a number at once, and the buyer gets an email. */
export function postOrdersByIdReturns(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { lines: readonly ({ itemId: string; quantity: number; condition: ("unopened" | "opened"); })[]; reason: ("mistake" | "expected" | "faulty" | "late" | "other"); words?: (string | null); /** What the buyer was told goes back. If it is no longer so, nothing is asked (409). */ expectedAmount?: string; }; signal?: AbortSignal }): Promise<Schemas.OrderReturns>;

/** GET /api/orders/{id}/items/{itemId}/parts: The parts of a kit that was bought, each of which can be claimed. Empty for what is no kit. */
export function getOrdersByIdItemsByItemIdParts(client: Client, input: { params: { id: string; itemId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.ClaimablePart)[]>;

/** POST /api/orders/{id}/claims: Says that something of an order is missing, broken or wrong. It has a number at once, and the buyer gets an email. The same again within minutes is the same claim. */
export function postOrdersByIdClaims(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { itemId: string; problem: ("missing" | "broken" | "wrong" | "damaged"); /** How many of the item it is about. */ quantity?: number; /** Which parts of a kit; empty: the unit as a whole. */ parts?: readonly ({ name: string; quantity: number; })[]; words?: (string | null); }; signal?: AbortSignal }): Promise<Schemas.OrderReturn>;

/** POST /api/orders/{id}/returns/{returnId}/messages: Adds a word of the buyer to a return or claim that is open. The shop gets an email. */
export function postOrdersByIdReturnsByReturnIdMessages(client: Client, input: { params: { id: string; returnId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { text: string; }; signal?: AbortSignal }): Promise<Schemas.OrderReturn>;

/** POST /api/orders/{id}/returns/{returnId}/photos: Adds a photo to a return or claim that is open: JPEG, PNG, WebP or AVIF by its content. It is drawn anew, without metadata. */
export function postOrdersByIdReturnsByReturnIdPhotos(client: Client, input: { params: { id: string; returnId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; file: BodyInit; signal?: AbortSignal }): Promise<Schemas.OrderReturn>;

/** GET /api/orders/{id}/returns/{returnId}/photos/{photoId}: A photo of a return or claim, for its buyer, or for whoever has the token of the order. */
export function getOrdersByIdReturnsByReturnIdPhotosByPhotoId(client: Client, input: { params: { id: string; returnId: string; photoId: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/returns: Returns and claims, open ones first and the oldest of them first, in pages. X-Total-Count has their number. Takes a token with the right orders. */
export function getAdminReturns(client: Client, input?: { query?: { view?: ("open" | "to-answer" | "to-receive" | "to-refund" | "done"); kind?: ("return" | "claim"); /** A number, that of an order, a name, a mail address. */ search?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.OfficeReturnSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/returns/views: How many returns and claims each view has. Takes a token with the right orders. */
export function getAdminReturnsViews(client: Client, input?: {  signal?: AbortSignal }): Promise<Record<string, number>>;

/** GET /api/admin/returns/{id}: One return or claim with everything about it. Takes a token with the right orders. */
export function getAdminReturnsById(client: Client, input: { params: { /** Its id or its number. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** POST /api/admin/returns/{id}/approve: Says yes: the buyer sends it. The buyer is told. Takes a token with the right orders. */
export function postAdminReturnsByIdApprove(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; /** The buyer reads it. */ note?: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** POST /api/admin/returns/{id}/decline: Says no, and why. The buyer is told. Takes a token with the right orders. */
export function postAdminReturnsByIdDecline(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; reason: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** POST /api/admin/returns/{id}/receive: Writes down what arrived and where it goes. The buyer is told the first time. Takes a token with the right orders. */
export function postAdminReturnsByIdReceive(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; lines: readonly ({ itemId: string; arrived: number; put: ("restock" | "spares" | "scrap"); })[]; /** The buyer reads it. */ note?: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** POST /api/admin/returns/{id}/messages: Writes to the buyer about a return or claim that is open. The buyer gets it by email. Takes a token with the right orders. */
export function postAdminReturnsByIdMessages(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; text: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** POST /api/admin/returns/{id}/spare: Sends a spare for a claim: takes it from the shelf, and tells the buyer. Without units it is from the box of spares. Takes a token with the right orders. */
export function postAdminReturnsByIdSpare(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; units: readonly ({ productId: string; quantity: number; })[]; /** With what it travels. The buyer reads it. */ note?: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** GET /api/admin/returns/{id}/photos/{photoId}: A photo of a return or claim. Takes a token with the right orders. */
export function getAdminReturnsByIdPhotosByPhotoId(client: Client, input: { params: { /** Its id or its number. */ id: string; photoId: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** POST /api/admin/returns/{id}/refund: Refunds what arrived, or what was claimed: puts on the shelf what goes there, sends the money, issues the credit note, tells the buyer. Needs a session. */
export function postAdminReturnsByIdRefund(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; /** What the delivery cost goes back. */ delivery?: boolean; /** Of a claim: so much instead of the price of what was claimed. */ amount?: string; /** What the bank calls it, where it went back by hand. */ reference?: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeReturn>;

/** GET /api/orders/{id}/other-payments: How else an order that waits for its money can be paid. Refused (409) where it waits for none. */
export function getOrdersByIdOtherPayments(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.PaymentOption)[]>;

/** POST /api/orders/{id}/payment-method: Has an unpaid order wait for its money in another way. While a bank works on a payment of it, it is refused (409). */
export function postOrdersByIdPaymentMethod(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; body: { method: ("cod" | "upi" | "razorpay" | "bank-transfer"); }; signal?: AbortSignal }): Promise<Schemas.Order>;

/** POST /api/orders/{id}/payment: Begins to pay an order online, or tries again. Nobody pays twice: a paid order is refused. */
export function postOrdersByIdPayment(client: Client, input: { params: { id: string; }; query?: { token?: string; }; headers?: { "x-order-token"?: string; }; signal?: AbortSignal }): Promise<Schemas.PaymentStart>;

/** POST /api/payments/razorpay/verify: What the gateway's script hands to the browser. The signature is checked against our own order id. */
export function postPaymentsRazorpayVerify(client: Client, input: { body: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string; }; signal?: AbortSignal }): Promise<{ orderId: string; status: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); paymentStatus: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); }>;

/** GET /api/admin/orders: Orders, newest first, in pages. X-Total-Count has their number, up to 10000; one more than that stands for all beyond. Takes a token with the right orders. */
export function getAdminOrders(client: Client, input?: { query?: { /** Beginnings of words of the number, the names, the mail, the phone, the company, its GSTIN, its purchase order. */ search?: string; view?: ("to-confirm" | "to-pack" | "shipped" | "unpaid" | "to-refund" | "done"); status?: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); payment?: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); method?: ("cod" | "upi" | "razorpay" | "bank-transfer"); shipping?: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); /** The first day, in India. */ from?: string; /** The last day, in India. */ to?: string; /** The id or the slug of something in the order. */ product?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.AdminOrderSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/orders/views: How many orders each view has, and all of them. Takes a token with the right orders. */
export function getAdminOrdersViews(client: Client, input?: {  signal?: AbortSignal }): Promise<Record<string, number>>;

/** GET /api/admin/orders/export: The same list as CSV, whole: RFC 4180, UTF-8 with a byte order mark; no cell is ever a formula. Takes a token with the right orders. */
export function getAdminOrdersExport(client: Client, input?: { query?: { /** Beginnings of words of the number, the names, the mail, the phone, the company, its GSTIN, its purchase order. */ search?: string; view?: ("to-confirm" | "to-pack" | "shipped" | "unpaid" | "to-refund" | "done"); status?: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); payment?: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); method?: ("cod" | "upi" | "razorpay" | "bank-transfer"); shipping?: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); /** The first day, in India. */ from?: string; /** The last day, in India. */ to?: string; /** The id or the slug of something in the order. */ product?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/{id}: Everything about one order: payments, refunds, mails with their text, notes, and what may be done next. Takes a token with the right orders. */
export function getAdminOrdersById(client: Client, input: { params: { /** Its id or its number. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/status: Moves an order along: confirmed, shipped, delivered or cancelled. A move that is not in the table is 409. Takes a token with the right orders. */
export function postAdminOrdersByIdStatus(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { status: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); /** The buyer reads it in the history of the order. */ note?: string; /** Only when it is shipped; the buyer gets the link of the carrier. */ parcel?: ({ /** A carrier of our list by its id, or another one by its name. */ carrier: string; trackingNumber: unknown; } | null); /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/moves: Moves many orders, each in a transaction of its own; as a dry run it only says what would become of each. Takes a token with the right orders. */
export function postAdminOrdersMoves(client: Client, input: { body: { to: ("confirmed" | "shipped" | "delivered"); orders: readonly (string)[]; dryRun?: boolean; /** The parcel of each order, by its id. */ parcels?: Record<string, { /** A carrier of our list by its id, or another one by its name. */ carrier: string; trackingNumber: unknown; }>; }; signal?: AbortSignal }): Promise<readonly ({ id: string; /** Null: there is no such order. */ number: unknown; name: string; /** Done, or, in a dry run, what would be. */ done: boolean; /** What happens to it, or why it is left out. */ sentence: string; })[]>;

/** POST /api/admin/orders/moves/plan: What would become of all orders that match, of at most 1000. They are moved by their ids, so that nothing is moved that nobody was shown. Takes a token with the right orders. */
export function postAdminOrdersMovesPlan(client: Client, input: { body: { to: ("confirmed" | "shipped" | "delivered"); filter: { /** Beginnings of words of the number, the names, the mail, the phone, the company, its GSTIN, its purchase order. */ search?: string; view?: ("to-confirm" | "to-pack" | "shipped" | "unpaid" | "to-refund" | "done"); status?: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); payment?: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); method?: ("cod" | "upi" | "razorpay" | "bank-transfer"); shipping?: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); /** The first day, in India. */ from?: string; /** The last day, in India. */ to?: string; /** The id or the slug of something in the order. */ product?: string; }; /** The ids of those that are left out. */ except?: readonly (string)[]; }; signal?: AbortSignal }): Promise<readonly ({ id: string; /** Null: there is no such order. */ number: unknown; name: string; /** Done, or, in a dry run, what would be. */ done: boolean; /** What happens to it, or why it is left out. */ sentence: string; })[]>;

/** POST /api/admin/orders/{id}/parcel: Puts the carrier or the number of a parcel right that has left. The buyer is told. Takes a token with the right orders. */
export function postAdminOrdersByIdParcel(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { parcel: { /** A carrier of our list by its id, or another one by its name. */ carrier: string; trackingNumber: unknown; }; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/paid: Says that the money of an order by cash, UPI or bank transfer has come in. A transfer confirms its order. Takes a token with the right orders. */
export function postAdminOrdersByIdPaid(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { /** The day on which it came in, in India. Today, if none is given. */ paidOn?: string; /** What the bank calls the payment. The buyer reads it. */ reference?: string; /** The buyer reads it in the history of the order. */ note?: string; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/address: Changes where an order goes, before it is shipped. Made on an older version it is 409. Takes a token with the right orders. */
export function postAdminOrdersByIdAddress(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { version: number; shippingAddress: { name: string; streetAddress: string; city?: string; state?: string; zipCode?: string; country?: string; /** True makes it the default. The first address always is. */ isDefault?: boolean; }; /** For the carrier. */ phone?: (string | null); }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/notes: Adds a note: for ourselves, or for the buyer, who gets it by mail and reads it in the history. Takes a token with the right orders. */
export function postAdminOrdersByIdNotes(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { text: string; forBuyer: boolean; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/refunded: Says that all the money that had to go back has gone. Needs a session. */
export function postAdminOrdersByIdRefunded(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { /** The buyer reads it in the history of the order. */ note?: string; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/refunds: Gives money back, for single units or as an amount, after delivery too; never more than came. By the payment service where it came that way, else it is written down. The buyer is told. Needs a session. */
export function postAdminOrdersByIdRefunds(client: Client, input: { params: { /** Its id or its number. */ id: string; }; body: { amount?: string; reason: string; /** What the bank or the gateway calls it. */ reference?: string; /** The money went back in another way than by the payment service. So it did with a reference. */ byHand?: boolean; /** Units of what was bought. Their amount is reckoned by the shop; an amount is sent instead of them. */ lines?: readonly ({ itemId: string; quantity: number; /** The units go back on the shelf. */ restock?: boolean; })[]; /** What the delivery cost goes back. */ delivery?: boolean; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/refunds/{refundId}/retry: Asks the payment service once more for a refund that failed there. Needs a session. */
export function postAdminOrdersByIdRefundsByRefundIdRetry(client: Client, input: { params: { /** Its id or its number. */ id: string; /** The id of the refund. */ refundId: string; }; body: { /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/refunds/{refundId}/by-hand: Says that a refund that failed at the payment service was paid in another way. The buyer is told. Needs a session. */
export function postAdminOrdersByIdRefundsByRefundIdByHand(client: Client, input: { params: { /** Its id or its number. */ id: string; /** The id of the refund. */ refundId: string; }; body: { reference: string; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** POST /api/admin/orders/{id}/payments/{paymentId}/refunds: Writes down what went back of one payment that came beside the money of the order; never more than came. Needs a session. */
export function postAdminOrdersByIdPaymentsByPaymentIdRefunds(client: Client, input: { params: { /** Its id or its number. */ id: string; /** What the payment service calls it. */ paymentId: string; }; body: { amount: string; reason: string; /** What the bank or the gateway calls it. */ reference?: string; /** The money went back in another way than by the payment service. So it did with a reference. */ byHand?: boolean; /** The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminOrder>;

/** GET /api/admin/orders/packing-slips: What goes into each parcel, without prices: one page for each order. Takes a token with the right orders. */
export function getAdminOrdersPackingSlips(client: Client, input: { query: { /** Their ids or numbers, with commas between them. */ orders: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/labels: Where each parcel goes: one page of A6 for each order. Takes a token with the right orders. */
export function getAdminOrdersLabels(client: Client, input: { query: { /** Their ids or numbers, with commas between them. */ orders: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/customs-sheet: The data of a CN23 form for the parcels among them that leave the country, a line for each line. Takes a token with the right orders. */
export function getAdminOrdersCustomsSheet(client: Client, input: { query: { /** Their ids or numbers, with commas between them. */ orders: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/pick-list: What has to be taken off the shelf for several orders, each product once, by kind. Takes a token with the right orders. */
export function getAdminOrdersPickList(client: Client, input: { query: { /** Their ids or numbers, with commas between them. */ orders: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/books: The months that there are books of, the newest first. Takes a token with the right books. */
export function getAdminBooks(client: Client, input?: {  signal?: AbortSignal }): Promise<{ months: readonly (string)[]; current: string; }>;

/** GET /api/admin/books/{month}: A month by India’s clock: GSTR-1 by section, HSN, documents, and whether it ties out. Takes a token with the right books. */
export function getAdminBooksByMonth(client: Client, input: { params: { month: string; }; signal?: AbortSignal }): Promise<Schemas.Books>;

/** GET /api/admin/books/{month}/gstr1: GSTR-1 as JSON, for the portal. Refused while a sum differs, or while something is wrong with a document. Written down. Takes a token with the right books. */
export function getAdminBooksByMonthGstr1(client: Client, input: { params: { month: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/books/{month}/tables/{table}: A table of GSTR-1 as CSV. Refused while a sum differs, or while something is wrong with a document. Written down. Takes a token with the right books. */
export function getAdminBooksByMonthTablesByTable(client: Client, input: { params: { month: string; table: ("b2b" | "b2cl" | "b2cs" | "exp" | "cdnr" | "cdnur" | "hsn" | "docs"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/books/{month}/e-invoices: The e-invoices (INV-01, version 1.1) of all invoices and credit notes that have one, as one list. Refused while a sum differs, or while something is wrong with a document. Written down. Takes a token with the right books. */
export function getAdminBooksByMonthEInvoices(client: Client, input: { params: { month: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/orders/{id}/e-invoice: The e-invoice (INV-01, version 1.1) of the invoice of an order, or of one of its credit notes. 409: it has none, or it would be refused. Written down. Takes a token with the right orders. */
export function getAdminOrdersByIdEInvoice(client: Client, input: { params: { /** Its id or its number. */ id: string; }; query?: { /** The number of a credit note. */ creditNote?: string; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/payments: Payments that fit no order, the newest first, in pages. Takes a token with the right orders. */
export function getAdminPayments(client: Client, input?: { query?: { view?: ("waiting" | "refunded"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.StrayPayment)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/payments/{id}: One payment that fits no order, what went back of it, and the orders it may be for. Takes a token with the right orders. */
export function getAdminPaymentsById(client: Client, input: { params: { /** What the payment service calls it. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.OneStrayPayment>;

/** POST /api/admin/payments/{id}/match: Takes a payment as that of an order which waits for just as much: the order is paid and confirmed. Takes a token with the right orders. */
export function postAdminPaymentsByIdMatch(client: Client, input: { params: { /** What the payment service calls it. */ id: string; }; body: { order: string; /** Why it is this order’s. For ourselves. */ note?: string; }; signal?: AbortSignal }): Promise<Schemas.OneStrayPayment>;

/** POST /api/admin/payments/{id}/refunds: Writes down what went back of a payment that fits no order; never more than came. Needs a session. */
export function postAdminPaymentsByIdRefunds(client: Client, input: { params: { /** What the payment service calls it. */ id: string; }; body: { amount: string; reason: string; /** What the bank or the gateway calls it. */ reference?: string; /** The money went back in another way than by the payment service. So it did with a reference. */ byHand?: boolean; /** What had gone back when it was looked at. */ refundedAmount?: (string | "0.00"); }; signal?: AbortSignal }): Promise<Schemas.OneStrayPayment>;

/** POST /api/admin/bank/statement: Reads a bank's statement as CSV, at most 5000 rows, and says which of its rows pay which orders. Nothing is changed. Takes a token with the right orders. */
export function postAdminBankStatement(client: Client, input: { file: BodyInit; signal?: AbortSignal }): Promise<Schemas.StatementPlan>;

/** GET /api/admin/bank/payable: Orders and quotes that a row of a statement may pay, found by number, name, company, mail address or amount. Those of the same amount come first, at most 20. Takes a token with the right orders. */
export function getAdminBankPayable(client: Client, input: { query: { search: string; /** Of the row. */ amount: string; }; signal?: AbortSignal }): Promise<readonly ({ /** A quote that waits for a yes: paying it is one. */ kind: ("order" | "quote"); id: string; number: string; /** The buyer, and the company if there is one. */ name: string; /** Rupees with two decimals, such as "3499.00". */ total: string; /** ISO 8601, UTC. */ createdAt: string; /** What came more than the total; below zero it came short: "-5.90". */ difference: string; /** True: somebody may say that this row pays the order. */ acceptable: boolean; /** What to know before it is chosen. */ remark: unknown; })[]>;

/** POST /api/admin/bank/payments: Marks orders as paid by rows of a statement, each in a transaction of its own. A row pays once, whoever sends it and however often. Takes a token with the right orders. */
export function postAdminBankPayments(client: Client, input: { body: { payments: readonly ({ bookedOn: string; amount: string; description: string; reference: string; kind?: ("order" | "quote"); /** Of the order, or of the quote that becomes one. */ orderId: string; /** Somebody has decided on this row. Without, only the exact amount of an order that waits is taken. */ accepted?: boolean; })[]; }; signal?: AbortSignal }): Promise<readonly ({ orderId: string; /** Of the order; null: there is none. */ number: unknown; done: boolean; /** What became of it, or why nothing did. */ sentence: string; })[]>;

/** GET /api/admin/products: Products, page by page. search finds parts of names, slugs, values and HSN codes. Takes a token with the right products. */
export function getAdminProducts(client: Client, input?: { query?: { search?: string; category?: ("pcb" | "kit" | "parts"); subcategory?: string; kind?: string; stock?: ("in" | "low" | "out" | "uncounted"); /** Left out: only what is on sale, and drafts. */ archived?: ("true" | "all"); drafts?: "true"; pictures?: "none"; scheduled?: "true"; sort?: ("name" | "-name" | "price" | "-price" | "newest"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.AdminProductSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/admin/products: Adds a product as a draft, which nobody sees in the shop before it is published. Without a slug it gets one from its name. Takes a token with the right products. */
export function postAdminProducts(client: Client, input: { body: { name: string; slug?: string; summary: string; description: string; price: string; difficulty: ("Beginner" | "Intermediate" | "Advanced"); category: ("pcb" | "kit" | "parts"); subcategory: string; kind?: (("resistor" | "film-capacitor" | "ceramic-capacitor" | "electrolytic-capacitor" | "inductor" | "potentiometer" | "trimmer" | "switch" | "knob" | "diode" | "led" | "transistor" | "jfet" | "mosfet" | "op-amp" | "chip" | "socket" | "enclosure" | "jack" | "hardware" | "wire" | "tool" | "consumable") | null); value?: (string | null); basedOn?: (string | null); packSize?: number; /** The board of a kit, the kit of a board. */ pairSlug?: (string | null); /** In the order they are shown. */ specifications?: readonly ({ name: string; value: string; })[]; pinOut?: (readonly ({ name: string; value: string; })[] | null); components?: readonly (string)[]; bom?: readonly (({ ref: string; kind: string; value: string; part: (string | null); } & Record<string, unknown>))[]; documents?: readonly ({ name: string; url: string; type: string; })[]; /** Words to find it by. */ tags?: readonly (string)[]; hsnCode: string; gstRatePercent?: string; countryOfOrigin: string; hsCode?: (string | null); netWeightGrams?: (number | null); seoTitle?: (string | null); seoDescription?: (string | null); /** The first is the one on cards. */ pictures?: readonly ({ imageUrl: string; label: (string | null); /** For those who cannot see it. */ alt: (string | null); })[]; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** GET /api/admin/products/counts: How many products there are in each view of the list. Takes a token with the right products. */
export function getAdminProductsCounts(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.ProductCounts>;

/** GET /api/admin/products/{id}: Everything that can be edited of a product, archived ones too. Takes a token with the right products. */
export function getAdminProductsById(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** PATCH /api/admin/products/{id}: Changes what is named, and leaves the rest. A changed slug leads on from the old one. Takes a token with the right products. */
export function patchAdminProductsById(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { name?: string; slug?: string; summary?: string; description?: string; price?: string; difficulty?: ("Beginner" | "Intermediate" | "Advanced"); category?: ("pcb" | "kit" | "parts"); subcategory?: string; kind?: (("resistor" | "film-capacitor" | "ceramic-capacitor" | "electrolytic-capacitor" | "inductor" | "potentiometer" | "trimmer" | "switch" | "knob" | "diode" | "led" | "transistor" | "jfet" | "mosfet" | "op-amp" | "chip" | "socket" | "enclosure" | "jack" | "hardware" | "wire" | "tool" | "consumable") | null); value?: (string | null); basedOn?: (string | null); packSize?: number; /** The board of a kit, the kit of a board. */ pairSlug?: (string | null); /** In the order they are shown. */ specifications?: readonly ({ name: string; value: string; })[]; pinOut?: (readonly ({ name: string; value: string; })[] | null); components?: readonly (string)[]; bom?: readonly (({ ref: string; kind: string; value: string; part: (string | null); } & Record<string, unknown>))[]; documents?: readonly ({ name: string; url: string; type: string; })[]; /** Words to find it by. */ tags?: readonly (string)[]; hsnCode?: string; gstRatePercent?: string; countryOfOrigin?: string; hsCode?: (string | null); netWeightGrams?: (number | null); seoTitle?: (string | null); seoDescription?: (string | null); /** The first is the one on cards. */ pictures?: readonly ({ imageUrl: string; label: (string | null); /** For those who cannot see it. */ alt: (string | null); })[]; /** Needs the right to change stock. */ stock?: (number | null); /** The stock that was seen when the new one was chosen; if it is another now, it is 409. Left out, it is 409 once orders have moved the stock since somebody set it. */ expectedStock?: (number | null); /** What the change was made on; if it is not the current one, it is 409. */ version?: number; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** POST /api/admin/products/{id}/preview: The page of the shop as it would look with these details, as HTML without scripts. Nothing is saved. Takes a token with the right products. */
export function postAdminProductsByIdPreview(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: Schemas.ProductDetails; signal?: AbortSignal }): Promise<Schemas.ProductPreview>;

/** POST /api/admin/products/{id}/publish: Puts a draft on sale. What it still needs for that is 409, with a sentence that names it. Takes a token with the right products. */
export function postAdminProductsByIdPublish(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** POST /api/admin/products/{id}/archive: Takes a product off sale; orders and their pages keep it. Nothing is deleted. Takes a token with the right products. */
export function postAdminProductsByIdArchive(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** POST /api/admin/products/{id}/unarchive: Puts an archived product back on sale, if it has what it needs for that. Takes a token with the right products. */
export function postAdminProductsByIdUnarchive(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** POST /api/admin/products/{id}/duplicate: A copy to begin from: a draft, with a stock of 0. Takes a token with the right products. */
export function postAdminProductsByIdDuplicate(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** POST /api/admin/products/{id}/scheduled-price: Sets a price that holds from a time on, in place of one that waits already. Takes a token with the right products. */
export function postAdminProductsByIdScheduledPrice(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { price: string; startsAt: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** DELETE /api/admin/products/{id}/scheduled-price: Forgets the price that waits. Takes a token with the right products. */
export function deleteAdminProductsByIdScheduledPrice(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.AdminProduct>;

/** GET /api/admin/products.csv: The products that a filter finds, as CSV that can be imported again. Takes a token with the right products. */
export function getAdminProductsCsv(client: Client, input?: { query?: { search?: string; category?: ("pcb" | "kit" | "parts"); subcategory?: string; kind?: string; stock?: ("in" | "low" | "out" | "uncounted"); /** Left out: only what is on sale, and drafts. */ archived?: ("true" | "all"); drafts?: "true"; pictures?: "none"; scheduled?: "true"; }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/imports: The imports of the last 30 days, the newest first. Takes a token with the right products. */
export function getAdminImports(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.ProductImportSummary)[]>;

/** POST /api/admin/imports: Reads a CSV file, as table programs write it, and says what it would change. Nothing is changed yet. Takes a token with the right products. */
export function postAdminImports(client: Client, input: { query: { name: string; }; file: BodyInit; signal?: AbortSignal }): Promise<Schemas.ProductImport>;

/** GET /api/admin/imports/{id}: What an import would change, or has changed. Takes a token with the right products. */
export function getAdminImportsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.ProductImport>;

/** PATCH /api/admin/imports/{id}: Puts a cell of a draft right. Takes a token with the right products. */
export function patchAdminImportsById(client: Client, input: { params: { id: string; }; body: { row: number; column: string; value: string; }; signal?: AbortSignal }): Promise<Schemas.ProductImport>;

/** POST /api/admin/imports/{id}/apply: Imports a draft, all of it or nothing. What is not as it was shown any more is 409. Takes a token with the right products. */
export function postAdminImportsByIdApply(client: Client, input: { params: { id: string; }; body: { fingerprint: string; /** Rows that are not imported. */ leaveOut?: readonly (number)[]; }; signal?: AbortSignal }): Promise<Schemas.ProductImport>;

/** GET /api/admin/imports/{id}/undo: What an undo would do. Takes a token with the right products. */
export function getAdminImportsByIdUndo(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.ImportUndo>;

/** POST /api/admin/imports/{id}/undo: Undoes an import, for 30 days. What was changed since stays, and has to be agreed to. Takes a token with the right products. */
export function postAdminImportsByIdUndo(client: Client, input: { params: { id: string; }; body: { keepLater?: boolean; }; signal?: AbortSignal }): Promise<Schemas.ProductImport>;

/** POST /api/admin/drawings/preview: Draws something from settings, to be looked at. Nothing is kept. Takes a token with the right products. */
export function postAdminDrawingsPreview(client: Client, input: { body: Schemas.Drawing; signal?: AbortSignal }): Promise<Schemas.DrawingPreview>;

/** POST /api/admin/drawings: Draws something from settings and keeps it as a picture, like one that was uploaded. Takes a token with the right products. */
export function postAdminDrawings(client: Client, input: { body: Schemas.Drawing; signal?: AbortSignal }): Promise<Schemas.UploadedPicture>;

/** GET /api/admin/drawn-pictures: The pictures that the shop draws, by name. search finds parts of names. Takes a token with the right products. */
export function getAdminDrawnPictures(client: Client, input?: { query?: { search?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.DrawnPicture)[]>;

/** POST /api/admin/pictures: Keeps a picture: JPEG, PNG, WebP or AVIF by its content. It is drawn anew in three sizes, without metadata. Takes a token with the right products. */
export function postAdminPictures(client: Client, input: { file: BodyInit; signal?: AbortSignal }): Promise<Schemas.UploadedPicture>;

/** GET /api/admin/me: Who is at work in the office, and what they may do. Needs a session. */
export function getAdminMe(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.StaffMember>;

/** GET /api/admin/staff: Everybody who works in the office, and who is asked to. Takes a token with the right staff. */
export function getAdminStaff(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.Staff>;

/** POST /api/admin/staff/invitations: Asks somebody by mail to work in the office. A second invitation replaces the first. 409: already does. Needs a session. */
export function postAdminStaffInvitations(client: Client, input: { body: { email: string; role: ("owner" | "clerk" | "writer"); }; signal?: AbortSignal }): Promise<Schemas.StaffInvitation>;

/** DELETE /api/admin/staff/invitations/{id}: Withdraws an invitation: its link is dead. Needs a session. */
export function deleteAdminStaffInvitationsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** PATCH /api/admin/staff/{id}: Gives somebody another role. 409: the last owner. Needs a session. */
export function patchAdminStaffById(client: Client, input: { params: { id: string; }; body: { role: ("owner" | "clerk" | "writer"); }; signal?: AbortSignal }): Promise<void>;

/** DELETE /api/admin/staff/{id}: Ends the access of somebody, with all sessions and second factors. The account stays. 409: the last owner. Needs a session. */
export function deleteAdminStaffById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/admin/users/{id}/sign-out: Ends every session of an account, of staff or of a customer. Needs a session. */
export function postAdminUsersByIdSignOut(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** DELETE /api/admin/staff/{id}/factors: Removes the second factors of somebody who lost them, and ends their sessions. Needs a session. */
export function deleteAdminStaffByIdFactors(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/staff-invitation: Follows the link of an invitation: sets name and password. 400: the link is dead. */
export function postStaffInvitation(client: Client, input: { body: { token: string; firstName: string; lastName: string; password: string; }; signal?: AbortSignal }): Promise<{ email: string; }>;

/** POST /api/admin/confirm-password: The password again: dangerous things are open to this session for 10 minutes. 403: wrong password. Needs a session. */
export function postAdminConfirmPassword(client: Client, input: { body: { password: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/safety: My second factors, and whether one is asked for. Needs a session. */
export function getAdminSafety(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.Safety>;

/** PATCH /api/admin/safety: Whether everybody in the office must have a second factor. Who asks for it must have one. Needs a session. */
export function patchAdminSafety(client: Client, input: { body: { required: boolean; }; signal?: AbortSignal }): Promise<Schemas.Safety>;

/** POST /api/admin/safety/totp: Begins with an app that makes codes: the secret it shall have. Needs a session. */
export function postAdminSafetyTotp(client: Client, input?: {  signal?: AbortSignal }): Promise<{ secret: string; uri: string; }>;

/** POST /api/admin/safety/totp/confirm: Adds the app, once it made a code. 403: the code is not right. Needs a session. */
export function postAdminSafetyTotpConfirm(client: Client, input: { body: { name: string; code: string; }; signal?: AbortSignal }): Promise<Schemas.AddedFactor>;

/** POST /api/admin/safety/passkeys: Begins with a passkey: what the browser needs to make one. Needs a session. */
export function postAdminSafetyPasskeys(client: Client, input?: {  signal?: AbortSignal }): Promise<({ challenge: string; } & Record<string, unknown>)>;

/** POST /api/admin/safety/passkeys/confirm: Adds the passkey that the browser made. 403: it does not fit. Needs a session. */
export function postAdminSafetyPasskeysConfirm(client: Client, input: { body: { name: string; passkey: ({ id: string; response: Record<string, unknown>; } & Record<string, unknown>); }; signal?: AbortSignal }): Promise<Schemas.AddedFactor>;

/** DELETE /api/admin/safety/factors/{id}: Removes one of my second factors; the recovery codes go with the last one. Needs a session. */
export function deleteAdminSafetyFactorsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/admin/safety/recovery-codes: New recovery codes, shown this once. Those before are void. Needs a session. */
export function postAdminSafetyRecoveryCodes(client: Client, input?: {  signal?: AbortSignal }): Promise<{ recoveryCodes: readonly (string)[]; }>;

/** GET /api/admin/stock: Counted products, the most urgent first, page by page. Takes a token with the right stock. */
export function getAdminStock(client: Client, input?: { query?: { view?: ("all" | "low" | "out"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.StockItem)[]; /** The cursor of the next page; null: the end. */ next: unknown; low: number; out: number; }>;

/** GET /api/admin/shelf: Products by what they are called or where they stand, in the order of the shelf. Takes a token with the right stock. */
export function getAdminShelf(client: Client, input?: { query?: { search?: string; category?: ("pcb" | "kit" | "parts"); kind?: string; limit?: string; }; signal?: AbortSignal }): Promise<readonly (Schemas.StockItem)[]>;

/** GET /api/admin/stock/{id}: The stock of one product: how it stands, how long it lasts and when to order. Takes a token with the right stock. */
export function getAdminStockById(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; signal?: AbortSignal }): Promise<Schemas.StockLedger>;

/** PATCH /api/admin/stock/{id}: Sets the point of re-order by hand; null goes by what was sold again. Takes a token with the right stock. */
export function patchAdminStockById(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { reorderAt: (number | null); }; signal?: AbortSignal }): Promise<Schemas.StockLedger>;

/** GET /api/admin/stock.csv: The list of the stock as a file, the most urgent first. Takes a token with the right stock. */
export function getAdminStockCsv(client: Client, input?: { query?: { view?: ("all" | "low" | "out"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/stock/{id}/moves.csv: The ledger of one product as a file, the newest move first. Takes a token with the right stock. */
export function getAdminStockByIdMovesCsv(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; query?: { cause?: ("first" | "sold" | "returned" | "counted" | "received" | "broken" | "spare"); }; signal?: AbortSignal }): Promise<Uint8Array>;

/** GET /api/admin/stock/{id}/moves: The moves of one product, the newest first, page by page. Takes a token with the right stock. */
export function getAdminStockByIdMoves(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; query?: { cause?: ("first" | "sold" | "returned" | "counted" | "received" | "broken" | "spare"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.StockMove)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/admin/stock/{id}/count: Sets the stock to what was counted. Who expected another number than there is gets 409, and so does who expected none once orders have moved it. Takes a token with the right stock. */
export function postAdminStockByIdCount(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { counted: number; /** The stock that the counter was shown. */ expected?: (number | null); reason?: string; }; signal?: AbortSignal }): Promise<Schemas.StockChange>;

/** POST /api/admin/stock/{id}/adjust: Moves the stock by so many, whatever it is by now: how a count is taken back. Takes a token with the right stock. */
export function postAdminStockByIdAdjust(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { change: number; reason?: string; }; signal?: AbortSignal }): Promise<Schemas.StockChange>;

/** POST /api/admin/stock/{id}/write-off: Takes out what is broken, lost or used. Takes a token with the right stock. */
export function postAdminStockByIdWriteOff(client: Client, input: { params: { /** Its id or its slug. */ id: string; }; body: { quantity: number; reason: string; }; signal?: AbortSignal }): Promise<Schemas.StockChange>;

/** POST /api/admin/deliveries: Receives a delivery, all lines or none. The same Idempotency-Key again receives nothing more. Takes a token with the right stock. */
export function postAdminDeliveries(client: Client, input: { /** The same again is done once. */ idempotencyKey: string; body: { supplier?: string; reference?: string; lines: readonly ({ productId: string; quantity: number; })[]; }; signal?: AbortSignal }): Promise<Schemas.Delivery>;

/** GET /api/admin/settings: The settings in force, how the shop comes, and who changed what. Takes a token with the right settings. */
export function getAdminSettings(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.OfficeSettings>;

/** PATCH /api/admin/settings: Changes those that are given. Orders that are placed keep their price. 409: somebody else saved first. Needs a session. */
export function patchAdminSettings(client: Client, input: { body: { version: number; values: { legalName?: string; gstin?: string; street?: string; city?: string; pinCode?: string; phone?: string; grievanceName?: string; grievanceEmail?: string; grievancePhone?: string; /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ weekdayHours?: ({ opensHour: number; closesHour: number; } | null); /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ saturdayHours?: ({ opensHour: number; closesHour: number; } | null); /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ sundayHours?: ({ opensHour: number; closesHour: number; } | null); /** Nothing is packed, and no promise counts them. */ holidays?: readonly ({ /** YYYY-MM-DD */ day: string; name: string; })[]; /** An order placed before this hour, Pacific time, leaves the same day. */ cutOffHour?: number; /** Whole paise. */ standardFee?: number; /** Whole paise. */ letterFee?: number; /** Goods worth up to this pay the fee of letter post for standard delivery. 0: none do. */ letterCeiling?: number; /** Whole paise. */ expressFee?: number; /** Whole paise. */ sameDayFee?: number; /** Whole paise. */ abroadStandardFee?: number; /** Whole paise. */ abroadExpressFee?: number; /** Goods worth this much travel free with standard delivery inside India. */ freeShippingThreshold?: number; /** How the PIN codes of the shop's city begin, with commas between them. */ cityPins?: string; /** Business days fewer than stated, in the city. */ cityDaysFewer?: number; metroDaysFewer?: number; /** Business days more than stated, in the north-east and on the islands. */ remoteDaysMore?: number; /** Goods worth more are not paid for in cash. */ cashCeiling?: number; openOrders?: number; cancelledPerDay?: number; orderLines?: number; supplyDays?: number; bankAccountHolder?: string; bankAccountNumber?: string; bankIfsc?: string; bankName?: string; /** Whole paise. */ transferTolerance?: number; /** Whole paise. */ upiCeiling?: number; /** By zone and weight. Null: not offered. */ freight?: readonly ({ zone: string; countries: readonly (string)[]; upToGrams: number; standardFee: (number | null); expressFee: (number | null); })[]; packagingGrams?: number; /** Exports under a letter of undertaking, or on payment of IGST. */ exportTax?: ("lut" | "paid"); lutNumber?: string; /** What one unit costs, in hundredths of a paisa. */ exchangeRates?: readonly ({ currency: string; hundredthPaise: number; day: string; })[]; /** What countries ask on arrival; amounts in hundredths of the currency. */ dutyRules?: readonly ({ countries: readonly (string)[]; currency: string; upTo: (number | null); countsFreight?: true; isUnknown?: true; perCode: number; dutyPercent: number; taxName: string; taxPercent: number; day: string; source: string; })[]; searchBots?: ("welcome" | "refused"); trainingBots?: ("welcome" | "refused"); /** Empty: search engines are not told of changes. */ indexNowKey?: string; }; }; signal?: AbortSignal }): Promise<Schemas.OfficeSettings>;

/** GET /api/shop: What the pages cite: who sells, hours, holidays, what delivery costs and up to what cash is taken. */
export function getShop(client: Client, input?: {  signal?: AbortSignal }): Promise<{ legalName: string; gstin: string; street: string; city: string; pinCode: string; phone: string; grievanceName: string; grievanceEmail: string; grievancePhone: string; /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ weekdayHours: ({ opensHour: number; closesHour: number; } | null); /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ saturdayHours: ({ opensHour: number; closesHour: number; } | null); /** Whole hours of the 24-hour clock, Pacific time. Null: closed. */ sundayHours: ({ opensHour: number; closesHour: number; } | null); /** Nothing is packed, and no promise counts them. */ holidays: readonly ({ /** YYYY-MM-DD */ day: string; name: string; })[]; /** An order placed before this hour, Pacific time, leaves the same day. */ cutOffHour: number; /** Whole paise. */ standardFee: number; /** Whole paise. */ letterFee: number; /** Goods worth up to this pay the fee of letter post for standard delivery. 0: none do. */ letterCeiling: number; /** Whole paise. */ expressFee: number; /** Whole paise. */ sameDayFee: number; /** Whole paise. */ abroadStandardFee: number; /** Whole paise. */ abroadExpressFee: number; /** Goods worth this much travel free with standard delivery inside India. */ freeShippingThreshold: number; /** How the PIN codes of the shop's city begin, with commas between them. */ cityPins: string; /** Business days fewer than stated, in the city. */ cityDaysFewer: number; metroDaysFewer: number; /** Business days more than stated, in the north-east and on the islands. */ remoteDaysMore: number; /** Goods worth more are not paid for in cash. */ cashCeiling: number; /** From so many units of one product on, so many percent less. Left out where there are none. */ priceBreaks?: readonly (Schemas.PriceBreaks)[]; }>;

/** GET /api/admin/audit: Every change that was made in the office, the newest first; of one thing, or by one person, if asked. Takes a token with the right audit. */
export function getAdminAudit(client: Client, input?: { query?: { thing?: ("order" | "payment" | "quote" | "books" | "product" | "picture" | "import" | "stock" | "customer" | "message" | "contribution" | "newsletter" | "setting" | "discount" | "staff" | "job" | "webhook" | "token"); thingId?: string; staff?: string; /** The name of whoever did it, as the entries have it. */ person?: string; /** Words that are all somewhere in the entry: in its name, who did it, what was and what is. */ search?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.AuditEntry)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/audit/people: The names of everybody who changed something in the office, also of those who left. Takes a token with the right audit. */
export function getAdminAuditPeople(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (string)[]>;

/** GET /api/admin/history: The changes of one thing, the newest first, for whoever may see the thing beside which they stand. Takes a token with the right office. */
export function getAdminHistory(client: Client, input: { query: { thing: ("order" | "payment" | "quote" | "books" | "product" | "picture" | "import" | "stock" | "customer" | "message" | "contribution" | "newsletter" | "setting" | "discount" | "staff" | "job" | "webhook" | "token"); thingId: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.AuditEntry)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/todo: What waits to be done, counted. Takes a token with the right office. */
export function getAdminTodo(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.OfficeTodo>;

/** GET /api/admin/sales: The money that came in, less refunds, and the orders that were placed, step by step, beside the time before. Takes a token with the right office. */
export function getAdminSales(client: Client, input?: { query?: { period?: ("day" | "week" | "month"); }; signal?: AbortSignal }): Promise<Schemas.OfficeSales>;

/** GET /api/admin/at-hand: The first few of what is to be packed, runs low, or waits for an answer. Takes a token with the right office. */
export function getAdminAtHand(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.OfficeAtHand>;

/** GET /api/admin/messages: Messages to the shop. Those that wait come in the order they came, all others the newest first. Takes a token with the right messages. */
export function getAdminMessages(client: Client, input?: { query?: { /** waiting: whoever wrote had the last word; answered: we had, and it is not done. */ state?: ("waiting" | "answered" | "mine" | "done" | "all"); /** A ticket, a mail address, or the beginning of a name. */ search?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.OfficeMessageSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/messages/{id}: One message with everything that was answered. Takes a token with the right messages. */
export function getAdminMessagesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeMessage>;

/** PATCH /api/admin/messages/{id}: Says who sees to a message, or that nothing more is to be done. Takes a token with the right messages. */
export function patchAdminMessagesById(client: Client, input: { params: { id: string; }; body: { version: number; assignedTo?: (number | null); /** False opens it again: it waits for an answer. */ done?: boolean; }; signal?: AbortSignal }): Promise<Schemas.OfficeMessage>;

/** POST /api/admin/messages/{id}/replies: Answers by mail, or keeps a note for ourselves. Takes a token with the right messages. */
export function postAdminMessagesByIdReplies(client: Client, input: { params: { id: string; }; body: { /** Refused if somebody has answered or closed it since. */ version?: number; body: string; /** Only we read it; nothing is mailed. */ isNote?: boolean; /** Nothing more is to be done. */ done?: boolean; }; signal?: AbortSignal }): Promise<Schemas.OfficeMessage>;

/** GET /api/admin/staff-names: Who may see to a message, by name. Takes a token with the right messages. */
export function getAdminStaffNames(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly ({ userId: number; name: string; })[]>;

/** GET /api/admin/saved-replies: Answers that are given often, by title. Takes a token with the right messages. */
export function getAdminSavedReplies(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.SavedReply)[]>;

/** POST /api/admin/saved-replies: Keeps an answer. {first name} in it becomes the name of whoever is answered. Takes a token with the right messages. */
export function postAdminSavedReplies(client: Client, input: { body: { title: string; body: string; }; signal?: AbortSignal }): Promise<Schemas.SavedReply>;

/** PATCH /api/admin/saved-replies/{id}: Changes a saved answer. Takes a token with the right messages. */
export function patchAdminSavedRepliesById(client: Client, input: { params: { id: string; }; body: { title: string; body: string; version: number; }; signal?: AbortSignal }): Promise<Schemas.SavedReply>;

/** DELETE /api/admin/saved-replies/{id}: Forgets a saved answer. Takes a token with the right messages. */
export function deleteAdminSavedRepliesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/find: The first orders, returns, claims, products, customers and messages whose number, name, mail address, phone number, slug, ticket or subject begins like q; orders for a business also by words of its name, its GSTIN or its purchase order. What the caller has no right to see is left empty. Takes a token with the right office. */
export function getAdminFind(client: Client, input: { query: { q: string; }; signal?: AbortSignal }): Promise<Schemas.OfficeFound>;

/** GET /api/admin/views: The views that the caller has saved, by name. Takes a token with the right office. */
export function getAdminViews(client: Client, input: { query: { list: "orders"; }; signal?: AbortSignal }): Promise<readonly (Schemas.SavedView)[]>;

/** POST /api/admin/views: Saves a filter under a name, at most 20 of them; under a name that is there, it takes its place. Takes a token with the right office. */
export function postAdminViews(client: Client, input: { body: { list: "orders"; name: string; filter: { /** Beginnings of words of the number, the names, the mail, the phone, the company, its GSTIN, its purchase order. */ search?: string; view?: ("to-confirm" | "to-pack" | "shipped" | "unpaid" | "to-refund" | "done"); status?: ("pending" | "confirmed" | "shipped" | "delivered" | "cancelled"); payment?: ("due" | "processing" | "paid" | "refund-due" | "refunded" | "void"); method?: ("cod" | "upi" | "razorpay" | "bank-transfer"); shipping?: ("domestic-standard" | "domestic-express" | "domestic-same-day" | "international-standard" | "international-express" | "pickup"); /** The first day, in India. */ from?: string; /** The last day, in India. */ to?: string; /** The id or the slug of something in the order. */ product?: string; }; }; signal?: AbortSignal }): Promise<readonly (Schemas.SavedView)[]>;

/** DELETE /api/admin/views/{id}: Forgets a view of the caller’s own. Takes a token with the right office. */
export function deleteAdminViewsById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/customers: Accounts and guests who bought, one for each mailbox, by mail address. Takes a token with the right customers. */
export function getAdminCustomers(client: Client, input?: { query?: { /** The beginning of a mail address, a name, a surname or a phone number. */ search?: string; limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.CustomerSummary)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** GET /api/admin/customers/{id}: One customer with orders, messages and addresses. The id may also be that of an order or a message. Takes a token with the right customers. */
export function getAdminCustomersById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.Customer>;

/** DELETE /api/admin/customers/{id}: Forgets a customer who asked for it. What was sold stays in the books. Needs a session. */
export function deleteAdminCustomersById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/admin/customers/{id}/export: Everything we keep about a customer who asked for it. That it was fetched is written down. Takes a token with the right customers. */
export function postAdminCustomersByIdExport(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.CustomerExport>;

/** GET /api/admin/newsletter: How many subscribe, and what was written to them. Takes a token with the right newsletter. */
export function getAdminNewsletter(client: Client, input?: {  signal?: AbortSignal }): Promise<Schemas.NewsletterOverview>;

/** GET /api/admin/newsletter/issues/{id}: One issue with its text. Takes a token with the right newsletter. */
export function getAdminNewsletterIssuesById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.NewsletterIssue>;

/** PATCH /api/admin/newsletter/issues/{id}: Changes an issue that was not sent yet. Takes a token with the right newsletter. */
export function patchAdminNewsletterIssuesById(client: Client, input: { params: { id: string; }; body: { subject: string; body: string; version: number; }; signal?: AbortSignal }): Promise<Schemas.NewsletterIssue>;

/** POST /api/admin/newsletter/issues: Begins an issue. Nothing is sent. Takes a token with the right newsletter. */
export function postAdminNewsletterIssues(client: Client, input: { body: { subject: string; body: string; }; signal?: AbortSignal }): Promise<Schemas.NewsletterIssue>;

/** POST /api/admin/newsletter/preview: The mail as it will be. Nothing is kept. Takes a token with the right newsletter. */
export function postAdminNewsletterPreview(client: Client, input: { body: { subject: string; body: string; }; signal?: AbortSignal }): Promise<Schemas.NewsletterPreview>;

/** POST /api/admin/newsletter/issues/{id}/test: Mails an issue to whoever asks, and to nobody else. Takes a token with the right newsletter. */
export function postAdminNewsletterIssuesByIdTest(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/admin/newsletter/issues/{id}/send: Begins to send an issue to all who subscribe, or goes on after a pause. Takes a token with the right newsletter. */
export function postAdminNewsletterIssuesByIdSend(client: Client, input: { params: { id: string; }; body: { version: number; }; signal?: AbortSignal }): Promise<Schemas.NewsletterIssue>;

/** POST /api/admin/newsletter/issues/{id}/pause: Stops sending. Who has it keeps it, nobody else gets it until sending goes on. Takes a token with the right newsletter. */
export function postAdminNewsletterIssuesByIdPause(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.NewsletterIssue>;

/** POST /api/newsletter: Asks for the newsletter by a mail with a link to confirm. The answer is the same whoever is subscribed. */
export function postNewsletter(client: Client, input: { body: { email: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/newsletter/confirm: Follows the mailed link that confirms a subscription. Following it twice does no harm. */
export function postNewsletterConfirm(client: Client, input: { body: { token: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/newsletter/leave: Ends a subscription by the link of any newsletter mail. Mail programs post a form here (RFC 8058). */
export function postNewsletterLeave(client: Client, input: { query: { token: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/contact: A message to the shop. It is kept, mailed to the shop and confirmed to its sender. */
export function postContact(client: Client, input: { body: { firstName: string; /** Empty for people who have one name. */ lastName?: string; email: string; subject: string; message: string; /** People do not see this field, and leave it empty. */ website?: unknown; }; signal?: AbortSignal }): Promise<Schemas.ContactTicket>;

/** GET /api/admin/failed-jobs: Mails and other jobs that were given up after many tries. They are kept until someone tries them again. Takes a token with the right jobs. */
export function getAdminFailedJobs(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.FailedJob)[]>;

/** POST /api/admin/failed-jobs/{id}/retry: Tries a job again that was given up. Takes a token with the right jobs. */
export function postAdminFailedJobsByIdRetry(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/webhooks: Where events are sent. Takes a token with the right programs. */
export function getAdminWebhooks(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.WebhookEndpoint)[]>;

/** POST /api/admin/webhooks: Sends events to an address. The secret that signs them is shown this once. 400: not there. Needs a session. */
export function postAdminWebhooks(client: Client, input: { body: { url: string; description?: string; events: readonly (("order.placed" | "order.paid" | "order.shipped" | "order.refunded" | "stock.low" | "product.changed" | "message.received"))[]; }; signal?: AbortSignal }): Promise<Schemas.WebhookSecret>;

/** PATCH /api/admin/webhooks/{id}: Changes the address, its events or its description, or pauses it. 409: somebody else changed it. Needs a session. */
export function patchAdminWebhooksById(client: Client, input: { params: { id: string; }; body: { version: number; url?: string; description?: string; events?: readonly (("order.placed" | "order.paid" | "order.shipped" | "order.refunded" | "stock.low" | "product.changed" | "message.received"))[]; paused?: boolean; }; signal?: AbortSignal }): Promise<void>;

/** DELETE /api/admin/webhooks/{id}: Sends nothing there any more, and forgets what waits. Needs a session. */
export function deleteAdminWebhooksById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** POST /api/admin/webhooks/{id}/secret: A new secret, shown this once. The one before signs beside it for a day. Needs a session. */
export function postAdminWebhooksByIdSecret(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<Schemas.WebhookSecret>;

/** POST /api/admin/webhooks/{id}/test: Sends a test event there. 409: it is paused. Takes a token with the right programs. */
export function postAdminWebhooksByIdTest(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<{ messageId: string; }>;

/** GET /api/admin/webhooks/{id}/deliveries: What was sent there or waits, the newest first. Takes a token with the right programs. */
export function getAdminWebhooksByIdDeliveries(client: Client, input: { params: { id: string; }; query?: { state?: ("waiting" | "delivered" | "dead"); limit?: string; /** What the page before named as next. */ cursor?: string; }; signal?: AbortSignal }): Promise<{ items: readonly (Schemas.WebhookDelivery)[]; /** The cursor of the next page; null: the end. */ next: unknown; }>;

/** POST /api/admin/webhooks/{id}/replay: Sends again what happened since a time: all of it, or only what was given up. Takes a token with the right programs. */
export function postAdminWebhooksByIdReplay(client: Client, input: { params: { id: string; }; body: { since: string; which: ("all" | "dead"); }; signal?: AbortSignal }): Promise<{ count: number; }>;

/** POST /api/admin/webhook-deliveries/{id}/replay: Sends one event again. Takes a token with the right programs. */
export function postAdminWebhookDeliveriesByIdReplay(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;

/** GET /api/admin/tokens: The tokens of programs. Takes a token with the right programs. */
export function getAdminTokens(client: Client, input?: {  signal?: AbortSignal }): Promise<readonly (Schemas.ApiToken)[]>;

/** POST /api/admin/tokens: Makes a token, which is shown this once. 403: it would be allowed more than you are. Needs a session. */
export function postAdminTokens(client: Client, input: { body: { name: string; rights: readonly (("office" | "orders" | "refunds" | "books" | "stock" | "products" | "messages" | "customers" | "community" | "newsletter" | "settings" | "staff" | "audit" | "jobs" | "programs"))[]; days: number; }; signal?: AbortSignal }): Promise<Schemas.NewApiToken>;

/** DELETE /api/admin/tokens/{id}: Revokes a token: the next call with it is refused. Takes a token with the right programs. */
export function deleteAdminTokensById(client: Client, input: { params: { id: string; }; signal?: AbortSignal }): Promise<void>;
