/** 64 buckets an octave, so that a value is off by at most one part in 64. */
const subBits = 6
const subCount = 1 << subBits
const exactEnd = subCount * 2
const bucketCount = exactEnd + (31 - subBits - 1) * subCount

/** A histogram as it is sent between processes: index and count of each bucket that is not empty. */
export interface HistogramShape {
  buckets: [index: number, count: number][]
  max: number
  sum: number
}

/**
 * Counts durations in whole microseconds, up to 35 minutes, in buckets that grow with the value, like
 * HdrHistogram. Recording takes some nanoseconds and no memory, whatever the number of values.
 */
export class Histogram {
  readonly #counts = new Float64Array(bucketCount)
  #count = 0
  #max = 0
  #sum = 0

  get count(): number {
    return this.#count
  }

  record(micros: number): void {
    const value = Math.max(0, Math.min(Math.round(micros), 2 ** 31 - 1))
    this.#counts[bucketOf(value)]!++
    this.#count++
    this.#sum += value
    if (value > this.#max) this.#max = value
  }

  /**
   * Returns the milliseconds that `percent` of the values do not exceed: the middle of that value's bucket.
   */
  percentileMs(percent: number): number {
    let left = Math.max(1, Math.ceil((percent / 100) * this.#count))
    for (let index = 0; index < bucketCount; index++) {
      left -= this.#counts[index]!
      if (left <= 0) return Math.min(middleOf(index), this.#max) / 1000
    }
    return 0
  }

  maxMs(): number {
    return this.#max / 1000
  }

  meanMs(): number {
    return this.#count ? this.#sum / this.#count / 1000 : 0
  }

  toShape(): HistogramShape {
    const buckets: [number, number][] = []
    this.#counts.forEach((count, index) => count && buckets.push([index, count]))
    return { buckets, max: this.#max, sum: this.#sum }
  }

  static fromShape({ buckets, max, sum }: HistogramShape): Histogram {
    const histogram = new Histogram()
    for (const [index, count] of buckets) {
      histogram.#counts[index]! += count
      histogram.#count += count
    }
    histogram.#max = max
    histogram.#sum = sum
    return histogram
  }
}

function bucketOf(value: number): number {
  if (value < exactEnd) return value
  const octave = 31 - Math.clz32(value) - subBits
  return exactEnd + (octave - 1) * subCount + ((value >>> octave) & (subCount - 1))
}

function middleOf(index: number): number {
  if (index < exactEnd) return index
  const octave = Math.floor((index - exactEnd) / subCount) + 1
  const low = (subCount + ((index - exactEnd) % subCount)) * 2 ** octave
  return low + 2 ** octave / 2
}
