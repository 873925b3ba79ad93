// biome-ignore-all lint/complexity/useArrowFunction: browsers that are told to be too old must be able to read this
// biome-ignore-all lint/complexity/noArguments: the same
/**
 * Runs before the app in any browser. Fills in methods that some oldest browsers lack (oldest-browsers.ts) and rejects older ones by MathML
 * (Chrome 109), lookbehind (Safari 16.4) and CompressionStream (Firefox 113).
 */
;(function () {
  /** @param {object} where @param {string} name @param {Function} method */
  function fillIn(where, name, method) {
    if (!(name in where)) Object.defineProperty(where, name, { value: method, writable: true, configurable: true })
  }

  /** @param {string} url @param {string} [base] */
  function canParse(url, base) {
    try {
      return Boolean(base === undefined ? new URL(url) : new URL(url, base))
    } catch (_error) {
      return false
    }
  }

  function knowsLookbehind() {
    try {
      return Boolean(/(?<=a)b/)
    } catch (_error) {
      return false
    }
  }

  if (window.URL) fillIn(URL, 'canParse', canParse)
  fillIn(
    Array.prototype,
    'toReversed',
    /** @this {unknown[]} */ function () {
      return this.slice().reverse()
    },
  )
  fillIn(
    Array.prototype,
    'toSorted',
    /** @this {unknown[]} @param {(one: unknown, other: unknown) => number} [compare] */ function (compare) {
      return this.slice().sort(compare)
    },
  )
  fillIn(
    Array.prototype,
    'toSpliced',
    /** @this {unknown[]} */ function () {
      var copy = this.slice()
      copy.splice.apply(copy, /** @type {[number, number]} */ (/** @type {unknown} */ (arguments)))
      return copy
    },
  )

  if ('MathMLElement' in window && 'CompressionStream' in window && knowsLookbehind()) return
  var notice = document.getElementById('old-browser')
  if (notice) notice.removeAttribute('hidden')
})()
