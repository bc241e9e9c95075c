import { settings } from '../app/settings.ts'

let context: AudioContext | null = null

/** A small sound of our own, made on the spot; silent unless somebody has asked for sounds. */
export function sound(of: 'dice'): void {
  if (settings.value.sounds !== 'on') return
  context ??= new AudioContext()
  if (of === 'dice') rattle(context)
}

/** Four short knocks of filtered noise, each a little later and weaker. */
function rattle(audio: AudioContext): void {
  for (let knock = 0; knock < 4; knock++) {
    const at = audio.currentTime + knock * 0.09 + knock * knock * 0.012
    const noise = audio.createBufferSource()
    noise.buffer = noiseOf(audio)
    const wood = audio.createBiquadFilter()
    wood.type = 'bandpass'
    wood.frequency.value = 1500 - knock * 180
    wood.Q.value = 2.4
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.22 / (1 + knock * 0.5), at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.06)
    noise.connect(wood).connect(volume).connect(audio.destination)
    noise.start(at)
    noise.stop(at + 0.07)
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.07), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1
  return buffer
}
